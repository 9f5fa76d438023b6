import { readFileSync } from 'node:fs';
import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    '123456',
    'password',
    'qwerty',
    'letmein',
    'trustno1',
    'PassWord',
    'QWERTY',
    'Password1!',
    '1password',
    'P@ssw0rd',
    'password2026',
    '!!Dragon!!',
    'Wordgrove',
    'wordgrove123',
    'W0rdgr0ve!',
    'letmein ',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    '',
    'grün-tee-am-montag',
    'pässword',
    'password garden',
    '2026-07-14-2',
    'dört yaprak yonca',
    '# The 3,000 commonest passwords',
    '🌱🌱🌱🌱🌱🌱',
  ])('lets %j through', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('holds 3,000 different words, none shorter than a password may be', () => {
    const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(2);
    expect(lines).toHaveLength(3000);
    expect(new Set(lines).size).toBe(3000);
    expect(lines.filter((line) => line.length < limits.passwordMin || line !== line.toLowerCase().trim())).toEqual([]);
    expect(lines.filter((line) => !isCommonPassword(line))).toEqual([]);
  });
});
