import type { Locator, Page } from '@playwright/test';
import { studentOf } from './stage/people.ts';
import { expect, test } from './stage/test.ts';
import { lighthouse } from './stage/texts.ts';
import { letBeDue } from './stage/time-passes.ts';

const title = 'A day in my town';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page) => page.getByRole('link', { name: title, exact: true });
const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notices, ${count} unread`, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' });

/** How a student's work stands in the gradebook, whose only homework this is. */
const cellOf = (book: Page, name: string): Locator => book.getByRole('row', { name }).getByRole('gridcell').last();

async function publish(desk: Page): Promise<void> {
  await desk.goto('/teacher/assignments?edit=new');
  await desk.getByRole('radio', { name: 'Hand-in', exact: true }).check();
  await desk.getByLabel('Title', { exact: true }).fill(title);
  await desk.getByLabel('Due', { exact: true }).fill('2030-12-01T18:00');
  await desk.getByText(/^More(: |$)/).click();
  await desk.getByLabel('Points', { exact: true }).fill('10');
  await press(desk, 'Publish');
}

async function grade(desk: Page, name: string, points: string, comment: string): Promise<void> {
  await expect(desk.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Points' })).toBeFocused();
  await desk.keyboard.type(points);
  await desk.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await desk.keyboard.press('Control+Enter');
}

test('three students do a homework at the same time, on time and late, and nobody reloads: work and grades come by themselves', async ({
  teacher,
  invite,
  anotherBrowser,
}) => {
  const [ada, ben, cem] = await Promise.all(
    ['Ada Able', 'Ben Brave', 'Cem Can'].map(async (fullName) => {
      const page = await anotherBrowser(await studentOf(teacher, invite, { fullName }));
      return { fullName, page };
    }),
  );
  if (!ada || !ben || !cem) throw new Error('three students');
  const desk = await anotherBrowser(teacher);
  await Promise.all([
    ada.page.goto('/student-dashboard'),
    ben.page.goto('/student/assignments'),
    cem.page.goto('/todo'),
  ]);
  await expect(region(ada.page, 'Homeworks').getByText('No homework to do.')).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: 'No homework yet' })).toBeVisible();
  await expect(cem.page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();

  // One says already that the teacher has confirmed the address.
  for (const { page } of [ada, ben, cem]) await expect(unread(page, 1)).toBeVisible();

  await publish(desk);
  await expect(region(ada.page, 'Homeworks').getByRole('link', { name: title })).toBeVisible();
  await expect(link(ben.page)).toBeVisible();
  await expect(region(cem.page, 'Homeworks').getByRole('link', { name: title, exact: true })).toBeVisible();
  for (const { page } of [ada, ben, cem]) await expect(unread(page, 2)).toBeVisible();

  await desk.getByRole('link', { name: 'Gradebook' }).click();
  for (const { fullName } of [ada, ben, cem]) await expect(cellOf(desk, fullName)).toHaveText('Not begun');

  await unread(ada.page, 2).click();
  await ada.page.getByRole('dialog', { name: 'Notices' }).getByRole('link', { name: title }).click();
  await expect(unread(ada.page, 1)).toBeVisible();
  const choosing = ada.page.waitForEvent('filechooser');
  await press(ada.page, 'Add files');
  await (await choosing).setFiles(lighthouse);
  await expect(ada.page.getByRole('button', { name: /\.pdf$/ }).first()).toBeVisible();
  await expect(cellOf(desk, ada.fullName)).toHaveText('Started');
  await press(ada.page, 'Turn in');
  await expect(cellOf(desk, ada.fullName)).toHaveText('Turned in');

  await link(ben.page).click();
  await text(ben.page).fill('I get up at seven and walk to the market.');
  await press(ben.page, 'Turn in');
  await expect(cellOf(desk, ben.fullName)).toHaveText('Turned in');

  await link(cem.page).click();
  await text(cem.page).fill('I live by the sea.');
  await press(cem.page, 'Turn in');
  await expect(cellOf(desk, cem.fullName)).toHaveText('Turned in');
  await press(cem.page, 'Take it back');
  await expect(cellOf(desk, cem.fullName)).toHaveText('Started');
  await text(cem.page).fill('I live by the sea. In the morning I swim.');
  await letBeDue(new URL(cem.page.url()).pathname.split('/').at(-1) ?? '');
  await press(cem.page, 'Turn in');
  await expect(region(cem.page, 'Turned in late')).toBeVisible();
  await expect(cellOf(desk, cem.fullName)).toHaveText('Late');

  await cellOf(desk, ada.fullName).click();
  await grade(desk, ada.fullName, '9', 'A lovely day.');
  await expect(region(ada.page, 'Returned')).toBeVisible();
  await expect(ada.page.getByText('9 of 10 points')).toBeVisible();
  await expect(ada.page.getByText('A lovely day.')).toBeVisible();
  await grade(desk, ben.fullName, '8', 'Say more about the market.');
  await grade(desk, cem.fullName, '7.5', 'Late, but good.');
  await expect(ben.page.getByText('8 of 10 points')).toBeVisible();
  await expect(ben.page.getByText('Say more about the market.')).toBeVisible();
  await expect(cem.page.getByText('7.5 of 10 points')).toBeVisible();
  await expect(cem.page.getByText('Late, but good.')).toBeVisible();
  // The page in front of them has said so: for the bell it is no news.
  for (const { page } of [ada, ben, cem]) await expect(unread(page, 1)).toBeVisible();
});
