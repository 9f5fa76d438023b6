import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { openOptions, roundOfStart } from './stage/games.ts';
import { expect, inMotion, test } from './stage/test.ts';

test.use(inMotion);

type Gap = { id: string; before: string; after: string; answers: string[] };
type Round = { items: Gap[]; bank?: Array<{ id: string; text: string }> };

async function begin(page: Page, mode: string, start: () => Promise<unknown>): Promise<Round> {
  await page.goto('/games/fill-blanks');
  await openOptions(page);
  await page.getByLabel('Way to play').selectOption(mode);
  return roundOfStart<Gap>(page, start);
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

test('words from the bank by touch: one is used up, and a gap left for later comes again', async ({
  student,
  anotherBrowser,
}) => {
  const page = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 700 } });
  const { items } = await begin(page, 'bank', () => page.getByRole('button', { name: 'Start', exact: true }).tap());
  const bank = page.getByRole('region', { name: 'Word bank' });
  await page.getByRole('button', { name: 'Later, show me the next one' }).tap();
  for (const turn of items.keys()) {
    const place = (turn + 1) % items.length;
    await expect(page.getByText(`Sentence ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    const answers = items[place]?.answers ?? [];
    const words = await bank.getByRole('button').locator('> span:first-of-type').allTextContents();
    const right = words.find((word) => answers.some((answer) => alike(answer, word))) ?? '';
    await bank.getByRole('button', { name: right, exact: true }).tap();
    await expect(bank.getByRole('button', { name: `${right} (used)`, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: /^(Next|To the results)$/ }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText(`${items.length * 10} of ${items.length * 10}`)).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
