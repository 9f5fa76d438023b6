import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<object>('#locales/*/*.json', { import: 'default', eager: true });

/** What stands between the quotation marks of each language. */
const quoted: Record<Language, RegExp> = {
  en: /“([^”]+)”/g,
  tr: /“([^”]+)”/g,
  es: /«([^»]+)»/g,
  fr: /«\s([^»]+)\s»/g,
  de: /„([^“]+)“/g,
};

function sentences(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : sentences(text)));
}

function read(language: Language, isWanted: (file: string) => boolean): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) && isWanted(path))
    .flatMap(([, texts]) => sentences(texts));
}

const explains = (path: string) => /\/(guide|support)\.json$/.test(path);
const asRead = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(languages)('guide and help in %s', (language) => {
  it('call every button and place by the name it has on screen', () => {
    const onScreen = new Set(read(language, (path) => !explains(path)).map(asRead));
    const names = read(language, explains)
      .flatMap((text) => [...text.matchAll(quoted[language])].map(([, name = '']) => asRead(name)))
      .filter((name) => !name.includes('{{'));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !onScreen.has(name))).toEqual([]);
  });
});
