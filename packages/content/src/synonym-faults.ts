import { levels } from '@wordgrove/contract/levels';
import type { Content, Synonyms, Word } from '#types.ts';
import { wordKey } from '#word-key.ts';

/** What is wrong with the words that synonym groups name; a sentence each, with file and group. */
export function synonymFaults(
  { words, synonyms }: Pick<Content, 'words' | 'synonyms'>,
  fileOf: (item: object) => string,
): string[] {
  const bank = new Map(words.map((word) => [wordKey(word), word]));
  const first = new Map<string, Synonyms>();
  return synonyms.flatMap((group) => {
    const again = pairsOf(group).flatMap(([one, other]) => {
      const pair = [one, other].sort().join(' and ');
      const before = first.get(pair);
      if (!before) first.set(pair, group);
      return before ? [`the pair ${pair} is there twice, first in ${fileOf(before)}`] : [];
    });
    return [...misfits(group, bank), ...again].map(
      (fault) => `${fileOf(group)}: "${group.words.join(', ')}": ${fault}`,
    );
  });
}

function misfits({ words, level }: Synonyms, bank: ReadonlyMap<string, Word>): string[] {
  const found = words.flatMap((key) => bank.get(key) ?? []);
  if (found.length < words.length) {
    return words.filter((key) => !bank.has(key)).map((key) => `the word bank has no "${key}"`);
  }
  const easiest = levels.find((each) => found.some((word) => word.level === each));
  return [
    ...(new Set(words).size < words.length ? ['a word stands twice in it'] : []),
    ...(new Set(found.map(({ pos }) => pos)).size > 1 ? ['its words are of different parts of speech'] : []),
    ...(easiest === level ? [] : [`its easiest word is of ${easiest}, so it belongs there`]),
  ];
}

function pairsOf({ words }: Synonyms): Array<[string, string]> {
  return words.flatMap((one, place) => words.slice(place + 1).map((other): [string, string] => [one, other]));
}
