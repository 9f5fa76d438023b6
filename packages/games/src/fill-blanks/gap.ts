import type { FormName } from '@wordgrove/language';
import { findLemma, formNames, inflect, isOpenClass } from '@wordgrove/language';
import type { GameWord } from '#word.ts';

/** A sentence around the missing word. */
export type Gap = { before: string; text: string; after: string };

/** Placeholders in a phrase: what replaces them in a sentence can't be guessed. */
const placeholder = /\b(?:somebody|someone|something|sb|sth|your|one's|oneself)\b/i;

/**
 * An example with the word left out in the form used there; null when there is none. The word must occur once, since a
 * second occurrence would give it away, in one piece, not within another word, and be longer than one letter.
 */
export function gapIn(word: GameWord): Gap | null {
  const before = known.get(word.examples);
  if (before !== undefined) return before;
  const found = findGap(word);
  known.set(word.examples, found);
  return found;
}

/** Keyed by the array of examples, which a word shares with its copies for students of other languages. */
const known = new WeakMap<readonly string[], Gap | null>();

function findGap({ examples, lemma, pos, forms }: GameWord): Gap | null {
  if (placeholder.test(lemma)) return null;
  const size = lemma.split(/[\s-]+/).length;
  for (const example of examples) {
    const [place, ...others] = findLemma(example, lemma, { pos, forms });
    if (!place || others.length > 0 || place.text.length < 2 || example.includes('___')) continue;
    const gap = { before: example.slice(0, place.start), text: place.text, after: example.slice(place.end) };
    const isWhole = place.text.split(/[\s-]+/).length === size && !/[\p{L}\p{N}-]$/u.test(gap.before);
    const isBare = lemma.includes("'") || !/['’]/.test(place.text);
    if (isWhole && isBare && !/^['’]?[\p{L}\p{N}-]/u.test(gap.after)) return gap;
  }
  return null;
}

/** A word in the form in which another one stands: beside `went`, `eat` becomes `ate`. The base form if it has none. */
export function inFormOf({ lemma, pos }: GameWord, text: string, other: GameWord): string {
  if (!isOpenClass(pos) || text.toLowerCase() === lemma.toLowerCase()) return other.lemma;
  const names: readonly FormName[] = formNames[pos];
  const form = names.find((name) => inflect(lemma, name).includes(text.toLowerCase()));
  return (form && inflect(other.lemma, form)[0]) ?? other.lemma;
}
