import type { ShownResult } from './shown-result.ts';

type Item = Pick<ShownResult['items'][number], 'word' | 'isRight'>;

export type WordsToSave = {
  /** All words played, without duplicates. */
  all: readonly string[];
  /** The words that went wrong. */
  wrong: readonly string[];
};

/** The lemma of a memory's key: `run` for `run:verb`. */
export function lemmaOf(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}

/** The words of a play that can be saved, each listed once however often it was asked. */
export function wordsToSave(items: readonly Item[]): WordsToSave {
  const lemmas = (some: readonly Item[]) => [
    ...new Set(some.flatMap(({ word }) => (word === null ? [] : [lemmaOf(word)]))),
  ];
  return { all: lemmas(items), wrong: lemmas(items.filter(({ isRight }) => isRight === false)) };
}
