import { baseForms, words as wordsOf } from '@wordgrove/language';
import type { Word } from '#types.ts';

/**
 * Pairs of words that explain each other and so explain nothing (`old`: not young, `young`: not old). Nouns count only
 * among people: a part and its whole (an hour and its minutes) name each other in every dictionary.
 */
export function circles(bank: readonly Word[]): string[] {
  const own = bank.filter(({ level, pos, topic }) => level <= 'A2' && (pos !== 'noun' || topic === 'people'));
  const named = new Map(own.map((word) => [word, basesOf(word.definition)]));
  return own.flatMap((one, place) =>
    own
      .slice(place + 1)
      .filter((other) => one.pos === other.pos && one.lemma.length > 2 && other.lemma.length > 2)
      .filter((other) => named.get(one)?.has(other.lemma) && named.get(other)?.has(one.lemma))
      .map((other) => `${one.lemma}: ${one.definition} | ${other.lemma}: ${other.definition}`),
  );
}

function basesOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).flatMap(({ stem }) => [stem, ...baseForms(stem).map(({ lemma }) => lemma)]));
}
