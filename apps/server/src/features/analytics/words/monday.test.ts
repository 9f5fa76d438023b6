import { describe, expect, it } from 'vitest';
import { daysToMonday, mondayList, mondayWords } from './monday.ts';

const word = (name: string, met: number, urgent: number) => ({ word: `${name}:noun`, met, urgent });
const named = (words: readonly { word: string }[]) => words.map((each) => each.word.replace(':noun', ''));

describe('what a class repeats on Monday', () => {
  it('is what most students need, then what most of those who met it need, then by the alphabet', () => {
    const words = [
      word('few', 20, 3),
      word('most', 28, 9),
      word('zebra', 10, 5),
      word('apple', 10, 5),
      word('half', 8, 5),
    ];
    expect(named(mondayList(words, 30))).toEqual(['most', 'half', 'apple', 'zebra', 'few']);
  });

  it('leaves out what nobody needs, and what hardly anybody has met', () => {
    const words = [word('safe', 30, 0), word('rare', 5, 5), word('met', 6, 1), word('fresh', 0, 0)];
    expect(named(mondayList(words, 30))).toEqual(['met']);
  });

  it.each([
    [0, []],
    [1, ['alone']],
    [2, []],
    [3, []],
  ])('asks in a class of %i for two who have met it, where there are two', (students, wanted) => {
    expect(named(mondayList(students === 0 ? [] : [word('alone', 1, 1)], students))).toEqual(wanted);
  });

  it('fits into ten minutes', () => {
    const words = Array.from({ length: 40 }, (_, n) => word(`w${n}`, 10, 1 + (n % 7)));
    expect(mondayList(words, 10)).toHaveLength(mondayWords);
  });

  it.each([
    ['2026-11-27', 3],
    ['2026-11-29', 1],
    ['2026-11-30', 0],
    ['2026-12-01', 6],
  ])('is on the Monday after %s, in %i days', (day, days) => {
    expect(daysToMonday(day)).toBe(days);
  });
});
