import type { DictionaryWord } from '@wordgrove/contract/dictionary';

export type LemmaGroup = { lemma: string; words: readonly DictionaryWord[] };

/** Words grouped by headword, both in the order of the answer: `run` the verb and `run` the noun share one. */
export function lemmaGroups(words: readonly DictionaryWord[]): LemmaGroup[] {
  const lemmas = [...new Set(words.map(({ lemma }) => lemma))];
  return lemmas.map((lemma) => ({ lemma, words: words.filter((word) => word.lemma === lemma) }));
}
