import type { Found } from '@wordgrove/language';
import { findLemma, formsOf, normalForm, otherSpellings } from '@wordgrove/language';
import type { GameWord } from './word.ts';

/** Finds a word in many sentences: most are passed over without reading them word by word. */
export function placesIn({ lemma, pos, forms }: GameWord): (sentence: string) => Found[] {
  const normal = normalForm(lemma);
  const all = [normal, ...otherSpellings(normal)].flatMap((spelling) => formsOf(spelling, pos));
  // An apostrophe or a hyphen has several signs.
  const begins = [...new Set([...all, ...forms.map(normalForm)].map((form) => /^\p{L}+/u.exec(form)?.[0] ?? ''))];
  return (sentence) => {
    const plain = sentence.toLowerCase();
    return begins.some((begin) => plain.includes(begin)) ? findLemma(sentence, lemma, { pos, forms }) : [];
  };
}
