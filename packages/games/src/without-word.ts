import { findLemma } from '@wordgrove/language';
import type { GameWord } from './word.ts';

/** What stands for a word that is left out. */
export const gap = '___';

/** A text with every form of the word left out: a clue that students wrote themselves may name its answer. */
export function withoutWord(text: string, { lemma, pos, forms }: GameWord): string {
  let rest = text;
  for (const { start, end } of findLemma(text, lemma, { pos, forms }).reverse()) {
    rest = `${rest.slice(0, start)}${gap}${rest.slice(end)}`;
  }
  return rest;
}
