import { describe, expect, it } from 'vitest';
import { foldText, matchesSearch } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['İPEK ÇAĞLI', 'ipek cagli'],
    ['Işıl', 'isil'],
    ['Zoë  Núñez', 'zoe nunez'],
    ['Ｗｉｄｅ', 'wide'],
    ['🌱 Grove', '🌱 grove'],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('matchesSearch', () => {
  const ada = ['Ada Lovelace', 'ada@school.example', 'ST4711'];

  it('finds words in any order and in different texts', () => {
    expect(matchesSearch('love st47', ada)).toBe(true);
    expect(matchesSearch('lovelace ada', ada)).toBe(true);
  });

  it('asks for every word', () => {
    expect(matchesSearch('ada byron', ada)).toBe(false);
  });

  it('finds everything when nothing is searched', () => {
    expect(matchesSearch('  ', ada)).toBe(true);
  });
});
