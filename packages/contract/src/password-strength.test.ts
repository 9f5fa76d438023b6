import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    '',
    'abc',
    'aB3$x',
    '🌱🌱🌱🌱🌱',
    '111111',
    'aaaaaaaaaaaaaaaaaaaa',
    '123456',
    'qwerty',
    'abcdef',
    '987654',
    'zyxwvu',
  ])('gives nothing for %j', (password) => {
    expect(passwordStrength(password)).toBe(0);
  });

  it.each(['monkey', 'qwerty123456', 'abcabcabcabc', 'Summer24', 'Passwort1!', 'elmaelma'])(
    'calls %j weak at best',
    (password) => {
      expect(passwordStrength(password)).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    ['k3yb0ard', 2],
    ['tr4mp0lin', 3],
    ['grün tee am montag', 4],
    ['dört yaprak yonca', 4],
    ['kX9#vT2q', 3],
    ['kX9#vT2q!mZ4', 4],
    ['пароль для школы', 4],
  ])('gives %j %i points', (password, points) => {
    expect(passwordStrength(password)).toBe(points);
  });

  it('never falls when a random character is added', () => {
    const password = 'k7$Rw2!pQx9&Zt4';
    const points = Array.from({ length: password.length }, (_, index) =>
      passwordStrength(password.slice(0, index + 1)),
    );
    expect(points).toEqual([...points].sort());
    expect(points.at(-1)).toBe(4);
  });

  it('treats both encodings of an accent alike', () => {
    expect(passwordStrength('gru\u0308ner baum')).toBe(passwordStrength('gr\u00fcner baum'));
  });
});
