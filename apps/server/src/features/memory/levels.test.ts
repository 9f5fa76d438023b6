import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelAt, levelStart } from './levels.ts';

it('begins level 1 at nothing and each later one at 50·n·(n−1) XP', () => {
  expect([1, 2, 3, 4, 10].map(levelStart)).toEqual([0, 100, 300, 600, 4500]);
  expect([0, 99, 100, 299, 300, 4499, 4500].map(levelAt)).toEqual([1, 1, 2, 2, 3, 9, 10]);
});

it('puts every number of XP between the beginning of its level and that of the next', () => {
  fc.assert(
    fc.property(fc.nat(2_147_483_647), (xp) => {
      const level = levelAt(xp);
      expect(levelStart(level)).toBeLessThanOrEqual(xp);
      expect(levelStart(level + 1)).toBeGreaterThan(xp);
    }),
  );
});
