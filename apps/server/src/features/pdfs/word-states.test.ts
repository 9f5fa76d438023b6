import type { TextWordState } from '@wordgrove/contract/pdf-fields';
import { describe, expect, it } from 'vitest';
import type { MemoryParts } from './memory-parts.ts';
import { lackedFirst, stateOfWords } from './word-states.ts';

/** Grammar and A1 are easy; who knew words of B1 knows the rest up to there. */
const memory: Pick<MemoryParts, 'stepChances' | 'stepIndex'> = {
  stepChances: (answers) =>
    answers.some(({ recalledRight }) => recalledRight > 20) ? [1, 0.9, 0.5] : [0.9, 0.5, 0.49],
  stepIndex: ({ level, isGrammar }) => (isGrammar ? 0 : level === 'A1' ? 1 : 2),
};
const stateIn = stateOfWords(memory);
const nobody = stateIn({ states: {}, answers: [] });

describe('the state of a word of a text', () => {
  it('is what the memory says, where it says something', () => {
    const stateOf = stateIn({ states: { 'cat:noun': 'at-risk', 'dog:noun': 'learning' }, answers: [] });
    expect(stateOf('cat:noun', { level: 'A1', pos: 'noun' })).toBe('at-risk');
    expect(stateOf('dog:noun', { level: 'A1', pos: 'noun' })).toBe('learning');
  });

  it('is likely known without a memory of it, if it is easy for such a reader', () => {
    expect(nobody('cat:noun', { level: 'A1', pos: 'noun' })).toBe('likely');
    expect(nobody('the:determiner', { level: 'A1', pos: 'determiner' })).toBe('likely');
    expect(nobody('glimpse:noun', { level: 'C1', pos: 'noun' })).toBe('new');
  });

  it('is likely known, too, when it was only met', () => {
    const stateOf = stateIn({ states: { 'cat:noun': 'new' }, answers: [] });
    expect(stateOf('cat:noun', { level: 'A1', pos: 'noun' })).toBe('likely');
  });

  it('goes by what the reader knew of a level before', () => {
    const answered = (right: number) => [
      { level: 'B1' as const, recalled: 30, recalledRight: right, recognised: 0, recognisedRight: 0 },
    ];
    const word = ['journey:noun', { level: 'B1', pos: 'noun' }] as const;
    expect(stateIn({ states: {}, answers: answered(28) })(...word)).toBe('likely');
    expect(stateIn({ states: {}, answers: answered(2) })(...word)).toBe('new');
  });
});

it('words that may stop the reader come before the rest, the most frequent first', () => {
  const counted = (word: string, times: number, state: TextWordState) => ({ word, times, state });
  const words = [
    counted('the:determiner', 50, 'likely'),
    counted('old:adjective', 9, 'known'),
    counted('harbour:noun', 2, 'new'),
    counted('beam:noun', 2, 'learning'),
    counted('lamp:noun', 4, 'at-risk'),
  ];
  expect(words.sort(lackedFirst).map(({ word }) => word.split(':')[0])).toEqual([
    'lamp',
    'beam',
    'harbour',
    'the',
    'old',
  ]);
});
