import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart, startGame, startGameByKeys } from './stage/games.ts';
import { pointsInSight } from './stage/in-sight.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';
import { giveVoice } from './stage/voice.ts';

type Pair = { id: string; lemma: string; meaning: string; explained: string };

const word = (page: Page, { lemma }: Pair) =>
  page.getByRole('listbox', { name: 'Words' }).getByRole('option', { name: lemma, exact: true });
const meaning = (page: Page, { meaning: text }: Pair) =>
  page.getByRole('listbox', { name: 'Definitions' }).getByRole('option', { name: text, exact: true });

/** Moves to an option of the listbox that has the focus, by the arrow alone. */
async function arrowTo(page: Page, text: string): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    const at = await page.evaluate(() => document.activeElement?.querySelector('span')?.textContent);
    if (at === text) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`“${text}” can't be reached`);
}

test('a student matches words by keyboard alone; a miss shows both meanings', async ({ page, student }) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Pair>(page, 'Word Match');
  await expectNoBarriers(page, 'start');
  const [first, second, third, fourth] = items;
  if (!first || !second || !third || !fourth) throw new Error('a round without enough pairs');
  await tabTo(page, page.getByRole('listbox', { name: 'Words' }).getByRole('option').first());

  await arrowTo(page, first.lemma);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { selected: true })).toHaveText(first.lemma);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);

  await page.keyboard.press('ArrowLeft');
  await arrowTo(page, first.lemma);
  await page.keyboard.press('Enter');
  await arrowTo(page, second.meaning);
  await page.keyboard.press('Enter');
  await expect(page.getByText("These two don't belong together.", { exact: true })).toBeVisible();
  for (const { lemma, explained } of [first, second]) {
    await expect(page.getByText(`${lemma}: ${explained}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('status')).toContainText(`${second.lemma} means: ${second.explained}`);
  await expectNoBarriers(page, 'missed');

  await page.keyboard.press('ArrowLeft');
  await arrowTo(page, third.lemma);
  await page.keyboard.press('Enter');
  await arrowTo(page, fourth.meaning);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  for (const pair of items.slice(0, -1)) {
    await arrowTo(page, pair.lemma);
    await page.keyboard.press('Enter');
    await arrowTo(page, pair.meaning);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('All pairs found! Well done.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'To the results' })).toBeFocused();
  await expectNoBarriers(page, 'found');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  // What a miss has told is worth what a second try is, of as many points.
  const all = 10 * (items.length - 1) - 2 * 5;
  await expect(page.getByText(`${all - 2 * 5} of ${all}`)).toBeVisible();
  await expect(page.getByText('Right would be:')).toHaveCount(2);
  await expect(page.getByText('Answer:', { exact: true })).toHaveCount(3);
  await expectNoBarriers(page, 'results');
});

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
  await expectNoBarriers(page, 'saved');
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
      await expectNoBarriers(phone, 'on a phone');
    }
  }
  await phone.getByRole('button', { name: 'To the results' }).tap();
  await expect(phone.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(phone.getByText(`${10 * pairs.length} of ${10 * pairs.length}`)).toBeVisible();
  await expectNoBarriers(phone, 'results on a phone');
});

/** Those on the screen that something else lies over. */
async function coveredOptions(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const height = page.viewportSize()?.height ?? 0;
  for (const option of await page.getByRole('option').all()) {
    const box = await option.boundingBox();
    // Those that the page's head or its edge cuts off are only scrolled away.
    if (!box || box.y < 80 || box.y + box.height > height) continue;
    if ((await option.evaluate(pointsInSight)) < 5) covered.push(await option.innerText());
  }
  return covered;
}

test('nothing lies over the pairs: beside them on a desktop, and on a phone as long as nothing is said', async ({
  page,
  student,
  anotherBrowser,
}) => {
  await signIn(page, student);
  const { items } = await startGame<Pair>(page, 'Word Match');
  const [first, second] = items;
  if (!first || !second) throw new Error('a round without enough pairs');
  expect(await coveredOptions(page)).toEqual([]);
  await word(page, first).click();
  await meaning(page, second).click();
  await expect(page.getByText("These two don't belong together.").last()).toBeVisible();
  expect(await coveredOptions(page)).toEqual([]);

  const phone = await anotherBrowser(student, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await startGame<Pair>(phone, 'Word Match');
  expect(await coveredOptions(phone)).toEqual([]);
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
  await expectNoBarriers(page, 'by ear');
});
