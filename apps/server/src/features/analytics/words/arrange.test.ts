import type { ClassWord } from '@wordgrove/contract/analytics';
import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import type { WordWish } from './arrange.ts';
import { arrangeWords } from './arrange.ts';

const none = { new: 0, learning: 0, known: 0, 'at-risk': 0 };

function word(text: string, more: Partial<ClassWord> & { of?: Partial<ClassWord['students']> } = {}): ClassWord {
  const { of, ...rest } = more;
  return { word: `${text.toLowerCase()}:noun`, text, level: 'A1', students: { ...none, ...of }, sources: [], ...rest };
}

const wish: WordWish = { search: '', sort: 'word', page: 1 };
const levelIn = (words: readonly ClassWord[]) => (key: string) =>
  words.find((each) => each.word === key)?.level ?? null;
const arranged = (words: readonly ClassWord[], more: Partial<WordWish> = {}) =>
  arrangeWords(words, { ...wish, ...more }, levelIn(words)).words.map(({ text }) => text);

describe('a class’s words', () => {
  it('are sorted by their students in a state, by the word or by the level', () => {
    const words = [
      word('tea', { of: { 'at-risk': 1, new: 9 }, level: 'B1' }),
      word('Monday', { of: { 'at-risk': 4 }, level: null }),
      word('apple', { of: { 'at-risk': 1 } }),
    ];
    expect(arranged(words)).toEqual(['apple', 'Monday', 'tea']);
    expect(arranged(words, { sort: 'at-risk' })).toEqual(['Monday', 'apple', 'tea']);
    expect(arranged(words, { sort: 'new' })).toEqual(['tea', 'apple', 'Monday']);
    expect(arranged(words, { sort: 'level' })).toEqual(['apple', 'tea', 'Monday']);
  });

  it('are found by a part of the word, where they come from and a state that somebody has', () => {
    const from = (kind: 'deck' | 'homework') => ({ sources: [{ kind, id: 'x', name: 'Unit 3' }] });
    const words = [word('Tea', { ...from('deck'), of: { known: 1 } }), word('steam', from('homework'))];
    expect(arranged(words, { search: 'TEA' })).toEqual(['steam', 'Tea']);
    expect(arranged(words, { source: 'deck' })).toEqual(['Tea']);
    expect(arranged(words, { source: 'text' })).toEqual([]);
    expect(arranged(words, { state: 'known' })).toEqual(['Tea']);
  });

  it('come in pages', () => {
    const words = Array.from({ length: limits.classWordsPage + 1 }, (_, n) => word(`word${100 + n}`));
    expect(arrangeWords(words, { ...wish, page: 2 }, levelIn(words))).toMatchObject({
      total: limits.classWordsPage + 1,
      words: [{ text: `word${100 + limits.classWordsPage}` }],
    });
    expect(arranged(words, { page: 3 })).toEqual([]);
  });
});
