import type { Page } from '@playwright/test';
import type { Person } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const names = (page: Page) => page.locator('[data-name]');

/** The list as somebody finds it who wrote these down, the last one first. */
async function openList(page: Page, student: Person, ...titles: string[]): Promise<void> {
  for (const title of titles.toReversed()) {
    await student.visitor.call('POST', '/todos', { id: crypto.randomUUID(), title });
  }
  await signIn(page, student);
  await page.goto('/todo');
  if (titles.length > 0) await expect(names(page)).toHaveText(titles);
}

test('a finger changes the order, too', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await openList(page, student, 'One', 'Two', 'Three', 'Four');
  const touch = await page.context().newCDPSession(page);
  const placeOf = async (title: string) => {
    const box = await page.getByRole('button', { name: `Move ${title}`, exact: true }).boundingBox();
    if (!box) throw new Error('there is no handle');
    return { x: box.x + 10, y: box.y + 10 };
  };
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchCancel' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  // The rows may still move, as fonts and counts arrive: a finger that got another one lets go.
  await expect(async () => {
    const { x, y } = await placeOf('Four');
    await send('touchStart', { x, y });
    await send('touchMove', { x, y: y - 10 });
    try {
      await expect(page.locator('[data-mark="lifted"]')).toContainText('Four', { timeout: 500 });
    } catch (error) {
      await send('touchCancel');
      throw error;
    }
  }).toPass();
  const [from, to] = [await placeOf('Four'), await placeOf('One')];
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', { x: from.x, y: from.y + ((to.y - 5 - from.y) * step) / 10 });
  }
  // A finger follows the row that it sees.
  await expect(async () => {
    const { y } = await placeOf('One');
    await send('touchMove', { x: from.x, y: y - 5 });
    await expect(page.locator('[data-mark="before"]')).toContainText('One', { timeout: 500 });
  }).toPass();
  await send('touchEnd');
  await expect(names(page)).toHaveText(['Four', 'One', 'Two', 'Three']);
  await page.reload();
  await expect(names(page)).toHaveText(['Four', 'One', 'Two', 'Three']);
});

test('two screens see each other, neither writes over the other unasked, and what is done stays done', async ({
  page,
  student,
  anotherBrowser,
}) => {
  await openList(page, student, 'Essay');
  const other = await anotherBrowser(student);
  await other.goto('/todo');
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'More for Essay' }).click();
    await each.getByRole('menuitem', { name: 'Edit' }).click();
  }
  const title = (each: Page) => each.getByRole('dialog').getByLabel('Title');
  await title(other).fill('Essay on trees');
  await other.getByRole('dialog').getByLabel('Due').fill('2030-01-05');
  await other.getByRole('dialog').getByLabel('Priority').selectOption('Important');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(names(page)).toHaveText(['Essay on trees']);
  await title(page).fill('Essay on birds');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const changed = page.getByText('This was changed on another screen in the meantime');
  await expect(changed).toContainText(/: title “Essay on trees”, due .*2030.* and priority “Important”;/);
  await expect(title(page)).toHaveValue('Essay on birds');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(names(other)).toHaveText(['Essay on birds']);

  await other.getByRole('button', { name: 'More for Essay on birds' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(names(page)).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Undo' })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Essay on birds']);

  await other.getByRole('checkbox', { name: 'Done: Essay on birds' }).click();
  await expect(names(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Done 1' }).click();
  await expect(page).toHaveURL(/show=done/);
  await page.reload();
  await expect(names(page)).toHaveText(['Essay on birds']);
  await page.getByRole('checkbox', { name: 'Done: Essay on birds' }).click();
  await expect(names(other)).toHaveText(['Essay on birds']);
});
