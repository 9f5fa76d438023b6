import { inviteCodeAlphabet } from '@wordgrove/contract/limits';
import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { seededRandom, systemRandom } from './random.ts';

const noon = { now: () => new Date('2026-03-01T12:00:00Z') };

describe('systemRandom', () => {
  it('makes tokens of 256 bits that are safe in a link and never the same', () => {
    const tokens = new Set(Array.from({ length: 1000 }, () => systemRandom.token()));
    expect(tokens.size).toBe(1000);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('makes version 7 UUIDs', () => {
    const id = systemRandom.uuid();
    expect(validate(id) && version(id)).toBe(7);
  });
});

describe('code', () => {
  it('uses every letter of the alphabet equally often', () => {
    const letters = [...inviteCodeAlphabet];
    const counts = new Map<string, number>(letters.map((letter) => [letter, 0]));
    for (const letter of seededRandom('even', noon).code(inviteCodeAlphabet, letters.length * 1000)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // Chi-squared over 31 letters: 30 degrees of freedom exceed 59.7 once in a thousand; a plain remainder gives about
    // 350.
    const distance = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(letters.length);
    expect(distance).toBeLessThan(59.7);
  });

  it('refuses an alphabet that leaves no choice', () => {
    expect(() => systemRandom.code('A', 6)).toThrow(RangeError);
  });
});

describe('seededRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const values = (seed: string) => {
      const random = seededRandom(seed, noon);
      return [random.token(), random.code('AB', 40), random.uuid()];
    };
    expect(values('one')).toEqual(values('one'));
    expect(values('one')).not.toEqual(values('two'));
  });

  it('puts the time of its clock into the UUID, so that ids sort by it', () => {
    let at = 0;
    const random = seededRandom('order', { now: () => new Date(1_700_000_000_000 + at) });
    const ids = [0, 1, 60_000].map((later) => {
      at = later;
      return random.uuid();
    });
    expect([...ids].sort()).toEqual(ids);
    expect(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000);
  });
});
