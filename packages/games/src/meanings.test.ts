import type { Language } from '@wordgrove/contract/languages';
import { describe, expect, it } from 'vitest';
import { meaningKey, meaningsIn } from './meanings.ts';

describe('a meaning', () => {
  it.each<[Language, string[]]>([
    ['tr', ['ev', 'Ev', ' EV ', 'bir ev', 'ev.', '“ev”']],
    ['tr', ['ışık', 'IŞIK', 'Işık']],
    ['de', ['Haus', 'das Haus', 'Das  Haus', 'ein Haus']],
    ['es', ['casa', 'la casa', 'una casa', '¡casa!']],
    ['fr', ['arbre', "l'arbre", 'L’arbre', 'un arbre']],
    ['en', ['run', 'to run', 'To run…']],
    ['en', ['dog', 'a dog', 'The dog']],
  ])('in %s is the same however %j is written', (language, texts) => {
    expect(new Set(texts.map((text) => meaningKey(language, text))).size).toBe(1);
  });

  it('stays distinct from another one, in another language, and when it is only an article', () => {
    expect(meaningKey('tr', 'ev')).not.toBe(meaningKey('tr', 'evde'));
    expect(meaningKey('de', 'Gift')).not.toBe(meaningKey('en', 'gift'));
    expect(meaningKey('de', 'der')).toBe('de:der');
    expect(meaningKey('fr', 'un')).toBe('fr:un');
  });
});

describe('several meanings in one line', () => {
  it.each([
    ['ev, konut', 'konut; ev'],
    ['ev/yuva', 'Yuva'],
    ['hızlı bir şekilde, çabuk', 'çabuk'],
    ['ev\nkonut', 'konut, mesken'],
  ])('“%s” share one with “%s”', (one, other) => {
    expect(meaningsIn('tr', one).filter((key) => meaningsIn('tr', other).includes(key))).not.toEqual([]);
  });

  it('of a whole sentence is one', () => {
    const line = 'a place where people, animals and plants live';
    expect(meaningsIn('en', line)).toEqual(['en:place where people, animals and plants live']);
  });

  it('has none for punctuation alone', () => {
    expect(meaningsIn('tr', ' ; , / ')).toEqual([]);
  });
});
