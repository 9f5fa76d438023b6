import { translationLanguages } from '@wordgrove/contract/languages';
import { sensesOf } from '#senses.ts';
import type { Content, Sense } from '#types.ts';

/** The words whose senses can't be told apart by name or in any language; a sentence each, with file and word. */
export function senseFaults({ words }: Pick<Content, 'words'>, fileOf: (item: object) => string): string[] {
  return words.flatMap((word) => {
    const senses = sensesOf(word);
    if (senses.length === 1) return [];
    const faults = senses.flatMap((sense, place) => {
      const before = senses.slice(0, place);
      const twin = before.find((other) => isAlike(sense, other));
      return [
        ...(before.some(({ id }) => id === sense.id) ? [`the sense "${sense.id}" is there twice`] : []),
        ...(sense.label === undefined ? [`the sense "${sense.id}" has no label beside the others`] : []),
        ...(before.some(({ label }) => label !== undefined && label === sense.label)
          ? [`two senses have the label "${sense.label}"`]
          : []),
        ...(twin ? [`the senses "${twin.id}" and "${sense.id}" have the same translations in all languages`] : []),
      ];
    });
    return faults.map((fault) => `${fileOf(word)}: "${word.lemma}": ${fault}`);
  });
}

function isAlike(one: Sense, other: Sense): boolean {
  return translationLanguages.every((language) => {
    const [mine, theirs] = [one, other].map(({ translations }) => translations[language].join('|').toLowerCase());
    return mine === theirs;
  });
}
