import { mainSense } from '@wordgrove/content/senses';
import type { Bank } from './bank.ts';
import { saysMeaning } from './headword.ts';

/** What a card says of its word; `sense` is null when it isn't known which of the bank's senses its back is. */
export type CardOfBank = { word: string; sense: string | null; back: string };

/** The picture of a card's word, if the card says what the picture shows: anybody may write anything on a back. */
export function pictureOfCard({ find }: Pick<Bank, 'find'>, { word: key, sense, back }: CardOfBank): string | null {
  const word = find(key);
  if (!word?.picture) return null;
  const isMain = sense === null ? saysMeaning(word, back) : sense === mainSense;
  return isMain ? word.picture : null;
}
