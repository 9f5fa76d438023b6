import type { Synonyms } from '@wordgrove/content/types';

/** The synonyms of each word, all by key. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/**
 * Indexes the groups by word. A word in two groups is a synonym of both, whose words needn't be synonyms of each other.
 */
export function indexSynonyms(groups: readonly Synonyms[]): SynonymIndex {
  const found = new Map<string, string[]>();
  for (const { words } of groups) {
    for (const key of words) found.set(key, [...(found.get(key) ?? []), ...words.filter((other) => other !== key)]);
  }
  return found;
}
