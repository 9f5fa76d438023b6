import type { Synonyms } from '@wordgrove/content/types';

/** The words that mean the same as a word, all by their keys. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/** Sorts the groups by word. A word in two groups is a synonym of both, and they needn't be synonyms of one another. */
export function indexSynonyms(groups: readonly Synonyms[]): SynonymIndex {
  const found = new Map<string, string[]>();
  for (const { words } of groups) {
    for (const key of words) found.set(key, [...(found.get(key) ?? []), ...words.filter((other) => other !== key)]);
  }
  return found;
}
