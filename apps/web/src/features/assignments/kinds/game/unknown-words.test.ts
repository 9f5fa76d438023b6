import { describe, expect, it } from 'vitest';
import { unknownWords } from './unknown-words.tsx';

const texts = import.meta.glob<{ unknown: { word: string } }>('#locales/*/assignments-teacher.json', {
  import: 'default',
  eager: true,
});

const list = {
  kind: 'words' as const,
  words: [
    { text: 'pear', word: 'pear:noun' },
    { text: 'Zzyx', word: null },
    { text: 'qwv', word: null },
  ],
};

describe('the words that nobody can be asked', () => {
  it('are those that no dictionary knows', () => {
    expect(unknownWords(list)).toEqual(['Zzyx', 'qwv']);
    expect(unknownWords({ kind: 'level', level: 'A1' })).toEqual([]);
  });

  it('are no longer named once they are taken out of the list', () => {
    expect(unknownWords(list, ['pear', 'zzyx'])).toEqual(['Zzyx']);
  });
});

it.each([
  ['en', '“{{word}}”'],
  ['tr', '“{{word}}”'],
  ['es', '«{{word}}»'],
  ['fr', '«\u00a0{{word}}\u00a0»'],
  ['de', '„{{word}}“'],
])('a word is quoted in %s as %s', (language, quoted) => {
  const [, words] = Object.entries(texts).find(([path]) => path.includes(`/${language}/`)) ?? [];
  expect(words?.unknown.word).toBe(quoted);
});
