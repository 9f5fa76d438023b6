import { findLemma } from '@wordgrove/language';
import type { GameWord } from './word.ts';

/** The placeholder for a missing word. */
export const gap = '___';

/** A text without any form of the word: a clue that a student wrote may name its answer. */
export function withoutWord(text: string, { lemma, pos, forms }: GameWord): string {
  let rest = text;
  for (const { start, end } of findLemma(text, lemma, { pos, forms }).reverse()) {
    rest = `${rest.slice(0, start)}${gap}${rest.slice(end)}`;
  }
  return rest;
}
