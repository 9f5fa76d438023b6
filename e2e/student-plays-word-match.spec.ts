import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart, startGame } from './stage/games.ts';
import { expect, signIn, test } from './stage/test.ts';
import { giveVoice } from './stage/voice.ts';

type Pair = { id: string; lemma: string; meaning: string; explained: string };

const word = (page: Page, { lemma }: Pair) =>
  page.getByRole('listbox', { name: 'Words' }).getByRole('option', { name: lemma, exact: true });
const meaning = (page: Page, { meaning: text }: Pair) =>
  page.getByRole('listbox', { name: 'Definitions' }).getByRole('option', { name: text, exact: true });

test('words that were played are saved from the results, and taken back', async ({ page, student, outcry }) => {
  outcry.allow(/409|\/dictionary\/saved-words/);
  await signIn(page, student);
  const { items } = await startGame<Pair>(page, 'Word Match');
  const [first, second, third, fourth] = items;
  if (!first || !second || !third || !fourth) throw new Error('a round without enough pairs');
  const misses: [Pair, Pair][] = [
    [first, second],
    [third, fourth],
  ];
  const hits = items.slice(0, -1).map((pair): [Pair, Pair] => [pair, pair]);
  for (const [asked, chosen] of [...misses, ...hits]) {
    await word(page, asked).click();
    await meaning(page, chosen).click();
  }
  await page.getByRole('button', { name: 'To the results' }).click();

  // As a memory is called: `mrs:noun` of Mrs.
  const named = ({ id }: Pair) => `“${id.slice(0, id.lastIndexOf(':'))}”`;
  const save = (pair: Pair) => page.getByRole('button', { name: `Save ${named(pair)}`, exact: true });
  const saved = (pair: Pair) => page.getByRole('button', { name: `Saved: ${named(pair)}`, exact: true });
  await save(second).focus();
  await page.keyboard.press('Enter');
  await expect(saved(second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(save(second)).toBeVisible();

  const all = page.getByRole('button', { name: 'Save the 2 words you missed', exact: true });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(saved(first)).toBeVisible();
  await expect(saved(third)).toBeVisible();
  await expect(page.getByRole('button', { name: '2 words saved', exact: true })).toBeFocused();
  await page.reload();
  await expect(saved(first)).toBeVisible();
  await expect(save(second)).toBeVisible();
  await saved(third).click();
  await expect(save(third)).toBeVisible();

  await page.route('**/api/dictionary/saved-words', (route) =>
    route.fulfill({ status: 409, json: { defined: true, code: 'too-many-saved-words', status: 409, message: '' } }),
  );
  await save(third).click();
  await expect(page.getByText(/Remove some/)).toBeVisible();
  await expect(save(third)).toBeVisible();
});

test('a student matches words by touch on a small phone, and goes on after a refresh', async ({
  student,
  anotherBrowser,
}) => {
  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 640 } });
  const { items } = await startGame<Pair>(phone, 'Word Match');
  const pairs = items.slice(0, -1);
  const saved = phone.waitForResponse((response) => response.url().endsWith('/moves'));
  for (const [place, pair] of pairs.entries()) {
    // In either order.
    const sides = place % 2 === 0 ? [word, meaning] : [meaning, word];
    for (const side of sides) await side(phone, pair).tap();
    await expect(word(phone, pair)).toHaveCount(0);
    if (place === 1) {
      await saved;
      await phone.reload();
      await expect(phone.getByText('Pick a word, or what it means.')).toBeVisible();
      await expect(phone.getByRole('option', { disabled: true })).toHaveCount(4);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  }
  await phone.getByRole('button', { name: 'To the results' }).tap();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(phone.getByText(`${10 * pairs.length} of ${10 * pairs.length}`)).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});

test('a student matches words by ear: a sound is heard before a word can be chosen', async ({ page, student }) => {
  await giveVoice(page);
  await signIn(page, student);
  await page.goto('/games/word-match');
  await page.getByLabel('Way to play').selectOption('listening');
  const { items } = await roundOfStart<Pair>(page, () =>
    page.getByRole('button', { name: 'Start', exact: true }).click(),
  );
  const sounds = page.getByRole('listbox', { name: 'Sounds' }).getByRole('option');
  const [first] = items;
  if (!first) throw new Error('a round without pairs');
  await word(page, first).click();
  await expect(page.getByRole('status')).toHaveText('Pick a sound and listen.');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await sounds.first().click();
  await sounds.nth(1).click();
  await expect(page.getByRole('option', { selected: true })).toHaveText('Sound 2');
  await expect(page.getByText('Now pick the word you heard.')).toBeVisible();
});
