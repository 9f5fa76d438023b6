import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart, startGameByKeys } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

type Gap = { id: string; before: string; after: string; answers: string[] };
type Round = { items: Gap[]; bank?: Array<{ id: string; text: string }> };

async function begin(page: Page, mode: string, start: () => Promise<unknown>): Promise<Round> {
  await page.goto('/games/fill-blanks');
  await page.getByLabel('Way to play').selectOption(mode);
  return roundOfStart<Gap>(page, start);
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

test('a student types missing words by keyboard alone; a wrong one can be put right for half the points', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Gap>(page, 'Fill in the Blanks', 'typed');
  await expectNoBarriers(page, 'start');
  for (const [place, { answers }] of items.entries()) {
    const field = page.getByRole('textbox', { name: `Blank ${place + 1} of ${items.length}` });
    await expect(field).toBeVisible();
    await tabTo(page, field);
    if (place === 0) {
      await page.keyboard.press('Enter');
      await expect(page.getByText('Type a word first.')).toBeVisible();
      await page.keyboard.type('zebra crossing');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Not quite. Try once more.').last()).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('zebra crossing');
      await expectNoBarriers(page, 'wrong word');
      await page.keyboard.press('ControlOrMeta+a');
    }
    const [answer = ''] = answers;
    await page.keyboard.type(answer.slice(0, 1));
    if (place === 1) {
      await page.reload();
      await expect(field).toHaveValue(answer.slice(0, 1));
      await field.press('End');
    }
    await page.keyboard.type(answer.slice(1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^(Next|To the results)$/ })).toBeFocused();
    if (place === 1) await expectNoBarriers(page, 'right word');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText(`${items.length * 10 - 5} of ${items.length * 10}`)).toBeVisible();
  await expectNoBarriers(page, 'results');
});

test('words from the bank by touch: one is used up, and a gap left for later comes again', async ({
  student,
  anotherBrowser,
}) => {
  const page = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 700 } });
  const { items } = await begin(page, 'bank', () => page.getByRole('button', { name: 'Start', exact: true }).tap());
  const bank = page.getByRole('region', { name: 'Word bank' });
  await expectNoBarriers(page, 'bank');
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
    if (turn === 0) await expectNoBarriers(page, 'right on a phone');
    await page.getByRole('button', { name: /^(Next|To the results)$/ }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText(`${items.length * 10} of ${items.length * 10}`)).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
