import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from './levels.ts';
import type { LevelledWord } from './text-level.ts';
import { levelOfText } from './text-level.ts';

/** So many different words of each level, each of them so often. */
const text = (counts: readonly number[], times = 1): LevelledWord[] =>
  counts.flatMap((count, step) => Array.from({ length: count }, () => ({ level: levels[step] ?? 'C1', times })));

describe('the level of a text', () => {
  it.each([
    ['A1', [98, 2]],
    ['A2', [92, 8]],
    ['B1', [84, 12, 4]],
    ['B2', [78, 14, 6, 2]],
    ['C1', [70, 16, 9, 4, 1]],
  ] as const)('is %s with as many words of each level as such texts have', (level, counts) => {
    expect(levelOfText(text(counts))).toBe(level);
  });

  it('doesn’t change with the length of the text', () => {
    expect(levelOfText(text([84, 12, 4], 50))).toBe('B1');
    expect(levelOfText(text([42, 6, 2]))).toBe('B1');
  });

  it('doesn’t hang on one hard word, however often it comes', () => {
    expect(levelOfText([...text([92, 6]), { level: 'C1', times: 1 }])).toBe('A2');
    expect(levelOfText([...text([92, 6]), { level: 'C1', times: 6 }])).toBe('A2');
  });

  it('counts names and numbers as known', () => {
    expect(levelOfText(text([20, 8], 1), 72)).toBe('A2');
    expect(levelOfText(text([20, 8], 1))).not.toBe('A2');
  });

  it('never falls when a word is harder', () => {
    const word = fc.record({ level: fc.constantFrom(...levels), times: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), word, (words, last) => {
        const steps = levels.map((level) => levels.indexOf(levelOfText([...words, { ...last, level }]) ?? 'A1'));
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      }),
    );
  });

  it('is unknown without words', () => {
    expect(levelOfText([])).toBeNull();
    expect(levelOfText([], 3)).toBeNull();
  });
});
