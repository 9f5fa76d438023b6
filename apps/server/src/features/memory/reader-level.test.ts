import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepChances, stepIndex } from './reader-level.ts';

const recalled = (level: Level, answers: number, right: number) => ({
  ...{ level, recalled: answers, recalledRight: right },
  ...{ recognised: 0, recognisedRight: 0 },
});
const recognised = (level: Level, answers: number, right: number) => ({
  ...{ level, recalled: 0, recalledRight: 0 },
  ...{ recognised: answers, recognisedRight: right },
});
const ofLevel = (chances: readonly number[], level: Level) =>
  chances[stepIndex({ level, isGrammar: false })] ?? Number.NaN;

it('expects of somebody unknown most easy words and few hard ones', () => {
  const chances = stepChances([]);
  expect(levels.map((level) => Math.round(100 * ofLevel(chances, level)))).toEqual([78, 60, 40, 23, 11]);
  expect(chances[stepIndex({ level: 'A1', isGrammar: true })]).toBeGreaterThan(0.94);
});

it('finds the curve that the answers come from', () => {
  const truth = (level: Level) => 1 / (1 + Math.exp(-1.3 * (3 - levels.indexOf(level))));
  const chances = stepChances(levels.map((level) => recalled(level, 200, Math.round(200 * truth(level)))));
  for (const level of levels) expect(Math.abs(ofLevel(chances, level) - truth(level))).toBeLessThan(0.02);
});

it('expects harder words of a reader who knew the easy ones, and fewer of one who didn’t', () => {
  const nothing = ofLevel(stepChances([]), 'B2');
  expect(ofLevel(stepChances([recalled('B1', 30, 29)]), 'B2')).toBeGreaterThan(nothing + 0.2);
  expect(ofLevel(stepChances([recalled('A2', 30, 5)]), 'B2')).toBeLessThan(nothing - 0.1);
});

it('takes a quarter of the picks for luck', () => {
  const byLuck = stepChances([recognised('B1', 400, 100)]);
  expect(ofLevel(byLuck, 'B1')).toBeLessThan(0.05);
  expect(ofLevel(stepChances([recognised('B1', 400, 250)]), 'B1')).toBeCloseTo(0.5, 1);
});

const answers = fc.array(
  fc.record({ level: fc.constantFrom(...levels), all: fc.nat(300), right: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { maxLength: 5 },
);

it('gives chances that fall from step to step, and rise with every right answer', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...levels), (some, level) => {
      const given = some.map(({ level: of, all, right }) => recalled(of, all, Math.floor(all * right)));
      const chances = stepChances(given);
      for (const [n, chance] of chances.entries()) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        if (n > 0) expect(chance).toBeLessThan(chances[n - 1] ?? 1);
      }
      const more = stepChances([...given, recalled(level, 1, 1)]);
      for (const [n, chance] of more.entries()) expect(chance).toBeGreaterThanOrEqual((chances[n] ?? 1) - 1e-9);
    }),
  );
});
