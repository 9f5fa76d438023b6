import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCountedBy, stepOf } from './rules.ts';

it('counts what the template asks for, and only the game that it names', () => {
  expect(isCountedBy({ counts: 'games-played' }, { kind: 'games-played', game: 'quiz' })).toBe(true);
  expect(isCountedBy({ counts: 'games-played', game: 'quiz' }, { kind: 'games-played', game: 'quiz' })).toBe(true);
  expect(isCountedBy({ counts: 'games-played', game: 'quiz' }, { kind: 'games-played', game: 'anagram' })).toBe(false);
  expect(isCountedBy({ counts: 'words-saved' }, { kind: 'words-looked-up' })).toBe(false);
  expect(isCountedBy({}, { kind: 'games-played', game: 'quiz' })).toBe(false);
});

it('moves in whole steps, never back and never past the target', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.double({ min: -10, max: 1e6, noNaN: true }), (progress, more, amount) => {
      const target = progress + more;
      const after = progress + stepOf({ progress, target }, amount);
      expect(Number.isInteger(after)).toBe(true);
      expect(after).toBeGreaterThanOrEqual(progress);
      expect(after).toBeLessThanOrEqual(target);
    }),
  );
});
