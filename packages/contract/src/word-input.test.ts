import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { wordTrouble } from './word-input.ts';

describe('text to look up', () => {
  it.each([
    'run',
    ' Ice Cream ',
    'naïve',
    'o’clock',
    "rock 'n' roll",
    'a.m.',
    '9 to 5',
    'and/or',
    'well-known',
    'Señor',
    'don`t',
  ])('may be %s', (text) => {
    expect(wordTrouble(text)).toBeNull();
  });

  it.each([
    ['', 'word-required'],
    [' \t\n', 'word-required'],
    ['x'.repeat(limits.wordTextMax + 1), 'word-too-long'],
    ['x'.repeat(500), 'word-too-long'],
    ['1234', 'word-no-letters'],
    ['🌱🌱', 'word-no-letters'],
    ['?!', 'word-no-letters'],
    ['слово', 'word-other-alphabet'],
    ['كلمة', 'word-other-alphabet'],
    ['run 走る', 'word-other-alphabet'],
    ['<b>run</b>', 'word-characters'],
    ["'; DROP TABLE profiles; --", 'word-characters'],
    ['run🌱', 'word-characters'],
    ['a\u0000b', 'word-characters'],
    ['a\nb', 'word-characters'],
    ['50% off', 'word-characters'],
  ])('%j is refused as %s', (text, trouble) => {
    expect(wordTrouble(text)).toBe(trouble);
  });
});
