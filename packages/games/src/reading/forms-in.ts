import { findLemma, words } from '@wordgrove/language';
import type { GameWord } from '#word.ts';

/** The forms of a word in a passage. A phrase gives each of its words, since a tap looks up a single word. */
export function formsIn(passage: readonly string[], { lemma, pos }: Pick<GameWord, 'lemma' | 'pos'>): string[] {
  const found = passage.flatMap((sentence) => findLemma(sentence, lemma, { pos }).map(({ text }) => text));
  return [...new Set([lemma, ...found].flatMap((text) => words(text).map(({ text: each }) => each.toLowerCase())))];
}
