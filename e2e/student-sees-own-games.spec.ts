import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, signIn, test } from './stage/test.ts';
import { letPlayLast } from './stage/time-passes.ts';

type Question = { options: string[]; right: number; word: string | null };

/** Answers every question, the one at `wrongAt` wrong and, when it comes back, right. */
async function playQuiz(page: Page, items: readonly Question[], wrongAt: number): Promise<void> {
  const keyOf = ({ right }: Question, isRight: boolean) => String(((isRight ? right : right + 1) % 4) + 1);
  const again = items[wrongAt];
  for (const [place, item] of [...items, ...(again ? [again] : [])].entries()) {
    await page.keyboard.press(keyOf(item, place !== wrongAt));
    await expect(page.getByRole('button', { name: /^(Next|To the results)$/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
}

/** More than a quiz of ten questions takes at 60 ms a word. */
const readingSeconds = 45;

const figure = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('~ dd');

test('a student sees the own numbers: nothing before a game, then what was played and what went wrong', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  await page.goto('/games');
  await page.getByRole('link', { name: 'My numbers' }).click();
  await expect(page).toHaveURL(/\/games\/analytics$/);
  await expect(page.getByRole('heading', { name: 'Your numbers grow here' })).toBeVisible();
  await expectNoBarriers(page, 'before the first game');
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await expect(page).toHaveURL(/\/games$/);

  await page.clock.install();
  const { items } = await startGame<Question>(page, 'Quiz');
  // Answers that nobody can have read count for no share, so the questions are read.
  await page.clock.fastForward(1000 * readingSeconds);
  await letPlayLast(page, readingSeconds);
  const wrongAt = items.findIndex(({ word }) => word !== null);
  await playQuiz(page, items, wrongAt);
  const [lemma] = items[wrongAt]?.word?.split(':') ?? [];
  if (!lemma) throw new Error('a quiz without a question about a word');
  const share = `${Math.round(((items.length - 1) / items.length) * 100)}%`;

  await page.goto('/games/analytics');
  await expect(figure(page, 'Games played')).toHaveText('1');
  await expect(figure(page, 'Right at first try')).toHaveText(share);
  await expect(page.getByRole('heading', { name: 'You played on 1 of 30 days' })).toBeVisible();
  await expectNoBarriers(page, 'after a game');

  const days = page.getByRole('slider', { name: 'Day' }).first();
  await expect(days).toHaveAttribute('aria-valuetext', /: 1 game$/);
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', /: 0 games$/);

  await page.getByLabel('Show', { exact: true }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(page.getByRole('heading', { name: 'You played on 1 of 7 days' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You played on 1 of 7 days' })).toBeVisible();
  for (const summary of await page.getByText('Show as table').all()) await summary.click();
  await expect(page.getByRole('row', { name: /^Quiz/ })).toContainText(share);
  await expectNoBarriers(page, 'with the tables open');

  await page.getByRole('button', { name: `Look up “${lemma}”` }).click();
  await expect(page.getByRole('dialog')).toContainText(lemma, { ignoreCase: true });
  await page.keyboard.press('Escape');
  await page.getByRole('listitem').getByRole('link', { name: /^Quiz/ }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText('Right would be:')).toHaveCount(1);
});

test('numbers that cannot be had are asked for again', async ({ page, student, outcry }) => {
  outcry.allow(/503|\/games\/stats/);
  await signIn(page, student);
  const address = '**/api/games/stats*';
  await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/games/analytics?days=90');
  await expect(page.getByRole('heading', { name: "We couldn't load your numbers" })).toBeVisible();
  await expectNoBarriers(page, 'failed');
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Your numbers grow here' })).toBeVisible();
});

test('a teacher finds the previews of the games there', async ({ page, teacher }) => {
  await signIn(page, teacher);
  await page.goto('/games/analytics');
  await expect(page.getByRole('button', { name: 'Preview Quiz' })).toBeVisible();
});
