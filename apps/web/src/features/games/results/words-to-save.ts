import type { ShownResult } from './shown-result.ts';

type Item = Pick<ShownResult['items'][number], 'word' | 'isRight'>;

export type WordsToSave = {
  /** All that were played, each once. */
  all: readonly string[];
  /** Those that went wrong. */
  wrong: readonly string[];
};

/** The lemma of a word's memory: `run` of `run:verb`. */
export function lemmaOf(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}

/** The words of a play that may go to the saved ones, however often each was asked for. */
export function wordsToSave(items: readonly Item[]): WordsToSave {
  const lemmas = (some: readonly Item[]) => [
    ...new Set(some.flatMap(({ word }) => (word === null ? [] : [lemmaOf(word)]))),
  ];
  return { all: lemmas(items), wrong: lemmas(items.filter(({ isRight }) => isRight === false)) };
}
