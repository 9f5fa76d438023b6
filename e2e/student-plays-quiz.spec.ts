import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart, startGameByKeys } from './stage/games.ts';
import { expect, signIn, test } from './stage/test.ts';

type Question = { id: string; options: string[]; right: number };

const keyOf = ({ right }: Question, isRight: boolean) => String(((isRight ? right : right + 1) % 4) + 1);
const figure = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('~ dd');

test("a quiz resumes after a refresh and on a phone, and its results count in the student's numbers", async ({
  page,
  student,
  anotherBrowser,
}) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Question>(page, 'Quiz');
  const [first] = items;
  if (!first) throw new Error('a round without questions');
  const saved = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await page.keyboard.press(keyOf(first, false));
  await expect(page.getByText('It comes back once at the end.').last()).toBeVisible();
  await page.keyboard.press('Enter');
  await saved;
  await page.reload();
  await expect(page.getByText(`Question 2 of ${items.length}`)).toBeVisible();

  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 360, height: 740 } });
  await phone.goto('/games/quiz');
  await phone.getByRole('button', { name: 'Resume', exact: true }).tap();
  for (const [place, { options, right }] of items.entries()) {
    if (place === 0) continue;
    await expect(phone.getByText(`Question ${place + 1} of ${items.length}`)).toBeVisible();
    const option = phone.getByRole('listitem').getByRole('button', { name: options[right] ?? '', exact: true });
    await option.first().tap();
    await phone.getByRole('button', { name: 'Next', exact: true }).tap();
  }
  await expect(phone.getByText(`Question 1 of ${items.length}, once more`)).toBeVisible();
  await phone.keyboard.press(keyOf(first, true));
  await phone.getByRole('button', { name: 'To the results', exact: true }).tap();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(phone.getByText(`${items.length * 10 - 5} of ${items.length * 10}`)).toBeVisible();
  await expect(phone.getByText('Right would be:')).toHaveCount(1);
  await expectNoBarriers(phone, 'results on a phone');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();

  await page.goto('/games');
  await page.getByRole('link', { name: 'My numbers' }).click();
  await expect(figure(page, 'Games played')).toHaveText('1');
  await page.getByRole('listitem').getByRole('link', { name: /^Quiz/ }).click();
  const again = await roundOfStart<Question>(page, () =>
    page.getByRole('button', { name: 'Practise this one again (1)' }).click(),
  );
  expect(again.items.map(({ id }) => id)).toContain(first.id);
});
