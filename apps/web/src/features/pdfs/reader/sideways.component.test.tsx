import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerWords, clickWord, openReader, pageNumber, pageOf, panel, spotOf } from '#testing/reader.ts';
import { lighthousePages } from '#testing/texts.ts';

type Size = readonly [width: number, height: number];

const portrait: Size = [390, 844];
const sideways: readonly Size[] = [
  [844, 390],
  [667, 375],
];

const pdf = {};
const text = { kind: 'txt', fileName: 'lighthouse.txt', hasCover: false } as const;
const kinds = [
  ['a PDF', pdf],
  ['a text', text],
] as const;

/** Long enough that every page of a plain text is higher than the screen. */
const longPages = lighthousePages.map((each) => `${each}\n\n${'The sea was calm again. '.repeat(60)}`);

const longTexts: Parameters<typeof openReader>[2] = async ({ from, to }) =>
  longPages.map((each, at) => ({ page: at + 1, text: each })).slice(from - 1, to);

const cases = sideways.flatMap((size) =>
  kinds.map(([name, change]) => ({ name, size: size.join(' × '), wide: size, change })),
);

/** The bar of the reader, which stays at the top. */
const barBottom = () => page.getByRole('toolbar').element().parentElement?.getBoundingClientRect().bottom ?? 0;

/** Which of the words are where they can't be read: under a bar or a sheet, or off the screen. */
async function hidden(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const word of words) {
    const { x, y } = await spotOf(word);
    if (!document.elementFromPoint(x, y)?.closest('[data-page]')) found.push(`${word} at ${x}, ${y}`);
  }
  return found;
}

/** Scrolls as a reader does, until a word is at a height of the window. */
async function scrollTo(word: string, y: number): Promise<void> {
  await expect
    .poll(async () => {
      window.scrollBy({ top: (await spotOf(word)).y - y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Math.abs((await spotOf(word)).y - y);
    })
    .toBeLessThan(1);
}

const marked = () => [...(CSS.highlights.get('reader-word') ?? [])].map(String);

/** Sentences, by some of their words. */
const sentence = ['It turns', 'slowly', 'ships', 'their way home'] as const;
const climbing = ['Together', 'climbed', 'narrow', 'stairs'] as const;
const lastSentence = ['Five', 'nobody', 'hurt'] as const;

describe.each(cases)('a tapped word of $name on $size', ({ wide, change }) => {
  beforeEach(async () => {
    answerWords();
    await page.viewport(...wide);
  });

  it('is in sight beside its panel, which says what it means without scrolling', async () => {
    await openReader(change, '?page=2', longTexts);
    await scrollTo('climbed', 250);
    await clickWord('climbed');
    await expect.element(panel.getByText('what a climbed is')).toBeInViewport({ ratio: 1 });
    const { left, top, height } = panel.element().getBoundingClientRect();
    expect({ top, height }).toEqual({ top: 0, height: wide[1] });
    expect(left).toBeGreaterThan(wide[0] / 2);
    await expect.poll(() => pageOf(2).element().getBoundingClientRect().right).toBeLessThanOrEqual(left);
    await expect.poll(() => hidden(climbing)).toEqual([]);
    await expect.poll(async () => Math.abs((await spotOf('climbed')).y - 250)).toBeLessThan(2);
    await expect.poll(marked).toEqual(['climbed']);
  });

  it('and its sentence come up from the edge of the screen', async () => {
    await openReader(change, '?page=2', longTexts);
    await scrollTo('Together', wide[1] - 12);
    await clickWord('Together');
    await expect.element(panel).toBeVisible();
    await expect.poll(() => hidden(climbing)).toEqual([]);
  });

  it('stays marked and in sight when the phone is turned, and the page it is read on too', async () => {
    await openReader(change, '', change === text ? longTexts : undefined);
    await clickWord('ships');
    await expect.element(panel).toBeVisible();
    const read = pageNumber();
    for (const size of [portrait, wide, portrait, wide]) {
      await page.viewport(...size);
      await expect.poll(() => hidden(sentence)).toEqual([]);
      await expect.poll(marked).toEqual(['ships']);
      expect(pageNumber()).toBe(read);
    }
  });

  it('stays so on the last page, whose end stays in sight when no word is open', async () => {
    await openReader(change, '?page=3');
    await spotOf('nobody');
    await expect.poll(pageNumber).toBe('3');
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const end = () => pageOf(3).element().getBoundingClientRect().bottom;
    for (const size of [portrait, wide]) {
      await expect.poll(end).toBeLessThanOrEqual(window.innerHeight);
      expect(end()).toBeGreaterThan(100);
      expect(pageNumber()).toBe('3');
      await page.viewport(...size);
    }
    await scrollTo('nobody', change === pdf ? 200 : Math.min(wide[1] - 60, (await spotOf('nobody')).y));
    await clickWord('nobody');
    await expect.element(panel).toBeVisible();
    for (const size of [portrait, wide, portrait, wide]) {
      await page.viewport(...size);
      await expect.poll(() => hidden(lastSentence)).toEqual([]);
      await expect.poll(marked).toEqual(['nobody']);
      expect(pageNumber()).toBe('3');
    }
  });

  it('has most of the height to be read in', async () => {
    await openReader(change, '?page=2');
    await spotOf('climbed');
    await expect.poll(barBottom).toBeLessThanOrEqual(46);
    await clickWord('climbed');
    await expect.element(panel).toBeVisible();
    expect(barBottom()).toBeLessThanOrEqual(46);
    const tools = page.getByRole('toolbar').getByRole('button').elements();
    expect(Math.max(...tools.map((each) => each.getBoundingClientRect().right))).toBeLessThanOrEqual(
      panel.element().getBoundingClientRect().left,
    );
  });
});
