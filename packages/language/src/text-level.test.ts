import { describe, expect, it } from 'vitest';
import { levelOfText } from './text-level.ts';

describe('the level of a text', () => {
  it('is the lowest that covers 98 % of the words', () => {
    expect(levelOfText({ A1: 98, B2: 2 })).toBe('A1');
    expect(levelOfText({ A1: 97, B2: 3 })).toBe('B2');
    expect(levelOfText({ A1: 60, A2: 30, B1: 8, C1: 2 })).toBe('B1');
    expect(levelOfText({ C1: 1 })).toBe('C1');
  });

  it('counts names and numbers as known', () => {
    expect(levelOfText({ A1: 88, B1: 2 }, 10)).toBe('A1');
  });

  it('is unknown without words', () => {
    expect(levelOfText({})).toBeNull();
    expect(levelOfText({}, 3)).toBeNull();
  });
});
