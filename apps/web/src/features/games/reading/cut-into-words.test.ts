import { describe, expect, it } from 'vitest';
import { cutIntoWords } from './cut-into-words.ts';

describe('a passage cut into words', () => {
  it.each([
    ['She spilled it.', ['She', 'spilled', 'it']],
    ["“It's Chloé’s well-known café,” he said.", ["It's", 'Chloé’s', 'well-known', 'café', 'he', 'said']],
    ['In 1912, at 7:30 – really!', ['In', 'at', 'really']],
    ["The girls' 'best' day", ['The', 'girls', 'best', 'day']],
    ['42', []],
  ])('has the words of %s and loses nothing', (text, expected) => {
    const { cut, words } = cutIntoWords([[text]]);
    expect(words.map((word) => word.text)).toEqual(expected);
    expect(cut[0]?.[0]?.pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('counts sentences and words through all paragraphs', () => {
    const { cut, words } = cutIntoWords([['One two.', 'Three.'], ['Four.']]);
    expect(cut.map((sentences) => sentences.map(({ number }) => number))).toEqual([[0, 1], [2]]);
    expect(words.map(({ sentence }) => sentence)).toEqual([0, 0, 1, 2]);
    expect(cut[1]?.[0]?.pieces[0]).toEqual({ text: 'Four', start: 0, place: 3 });
  });
});
