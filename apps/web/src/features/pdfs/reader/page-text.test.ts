import { describe, expect, it } from 'vitest';
import { countBefore, findOnPage, pageText, runningText, sentenceOf, wordAt, wordsOf } from './page-text.ts';

/** A line of print, a word divided over two lines, a ligature, and a line of its own. */
const lines = ['The old light-', 'house is safe. ', 'It’s the ﬁrst ', 'LIGHTHOUSE', ' here.'];
const words = wordsOf(lines);
const texts = words.map(({ text }) => text);

describe('the words of a page', () => {
  it('join what is divided at the end of a line, and nothing else', () => {
    expect(texts).toEqual(['The', 'old', 'lighthouse', 'is', 'safe', 'It’s', 'the', 'ﬁrst', 'LIGHTHOUSE', 'here']);
    expect(wordsOf(['a well-', ' ', 'known man - ', 'he'])).toMatchObject([
      { text: 'a' },
      { text: 'wellknown', hyphenated: 'well-known' },
      { text: 'man' },
      { text: 'he' },
    ]);
    expect(wordsOf(['well-known'])).toMatchObject([{ text: 'well' }, { text: 'known' }]);
  });

  it.each([
    ['in the middle', { node: 0, offset: 5 }, 'old'],
    ['at the first letter', { node: 0, offset: 4 }, 'old'],
    ['before the hyphen', { node: 0, offset: 10 }, 'lighthouse'],
    ['after the line', { node: 1, offset: 3 }, 'lighthouse'],
  ])('are found %s', (_, point, text) => {
    expect(wordAt(words, point)?.text).toBe(text);
  });

  it('are not found beyond them', () => {
    expect(wordAt(words, { node: 1, offset: 14 })).toBeUndefined();
    expect(wordAt(words, { node: 9, offset: 0 })).toBeUndefined();
  });
});

describe('the running text of a page', () => {
  it('joins the lines, and words divided between them', () => {
    expect(runningText(lines)).toBe('The old lighthouse is safe. It’s the ﬁrst LIGHTHOUSE here.');
    expect(runningText(['a man - ', ' he', 'Anglo-', 'Saxon'])).toBe('a man - he Anglo- Saxon');
  });
});

describe('a text on a page', () => {
  const found = (wanted: string) => findOnPage(pageText(lines), wanted);

  it('is found across pieces, whatever the case, hyphens and ligatures', () => {
    expect(found('lighthouse')).toEqual([
      { start: { node: 0, offset: 8 }, end: { node: 1, offset: 5 } },
      { start: { node: 3, offset: 0 }, end: { node: 3, offset: 10 } },
    ]);
    expect(found('the first')).toHaveLength(1);
    expect(found('house is safe')).toHaveLength(1);
    expect(found("It's the")).toHaveLength(1);
  });

  it('is not found if it is empty or not there', () => {
    expect(found(' - ')).toEqual([]);
    expect(found('ship')).toEqual([]);
  });
});

describe('the sentence of a word', () => {
  const sentences = ['The old lighthouse is safe.', 'It’s the first LIGHTHOUSE here.', 'Nobody lives in it.'];
  const nthOf = (at: number) => {
    const word = words[at];
    return word ? sentenceOf(sentences, word.text, countBefore(words, word)) : undefined;
  };

  it('is the one where this word stands, not the first with such a word', () => {
    expect(nthOf(2)).toBe(sentences[0]);
    expect(nthOf(8)).toBe(sentences[1]);
  });

  it('is the last one with such a word when the page is read otherwise, and none without', () => {
    expect(sentenceOf(sentences, 'lighthouse', 7)).toBe(sentences[1]);
    expect(sentenceOf(sentences, 'ship', 0)).toBeUndefined();
  });
});
