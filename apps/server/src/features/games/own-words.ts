import type { Language } from '@wordgrove/contract/languages';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { GameWord } from '@wordgrove/games/rounds';
import type { OwnRows } from '#http/context.ts';
import type { FindRoundSource } from '#platform/round-source.ts';
import type { Sense, WordCard } from './brought-word.ts';
import { readKey, wordFromCard, wordFromSense } from './brought-word.ts';
import type { Shelf } from './library.ts';

/** What games ask of cards, of the dictionary and of whatever else sets something to play. */
export type WordSources = {
  /** English words that are due, longest first: the same that every other screen counts. */
  listDue: (own: OwnRows, now: Date, limit?: number) => Promise<string[]>;
  /** The words of a deck to learn from, without paused cards; null when there is no such deck. */
  listDeckWords: (own: OwnRows, deckId: string) => Promise<string[] | null>;
  /** The first card of each word, in the deck or in any to learn from. */
  listCards: (own: OwnRows, words: readonly string[], deckId: string | null) => Promise<WordCard[]>;
  senseOf: (lemma: string, pos: PartOfSpeech) => Sense | null;
  /** The memories that a text as somebody saved it may be kept for, the usual one first; none of no English word. */
  keysOf: (text: string) => string[];
  /** What a round is made of whose source isn't one of the games' own. */
  findSource: FindRoundSource;
};

/** At most this many words outside the bank are looked up for a round, which needs only a few. */
export const lookedUpMax = 100;

/**
 * Words as the owner plays them, in the order given: of the bank, of an own card, or with the dictionary's first
 * meaning. What is none of them is left out.
 */
export async function ownWords(
  sources: Pick<WordSources, 'listCards' | 'senseOf'>,
  own: OwnRows,
  keys: readonly string[],
  { shelf, reader, deckId = null }: { shelf: Shelf; reader: Language; deckId?: string | null },
): Promise<GameWord[]> {
  const strange = keys.filter((key) => !shelf.find(key) && readKey(key)).slice(0, lookedUpMax);
  const cards = strange.length === 0 ? [] : await sources.listCards(own, strange, deckId);
  const byWord = new Map(cards.map((card) => [card.word, card]));
  const brought = new Map(strange.map((key) => [key, bring(sources, key, byWord.get(key), reader)]));
  return keys.flatMap((key) => shelf.find(key) ?? brought.get(key) ?? []);
}

function bring(
  { senseOf }: Pick<WordSources, 'senseOf'>,
  key: string,
  card: WordCard | undefined,
  reader: Language,
): GameWord | null {
  const fromCard = card ? wordFromCard(card, reader) : null;
  if (fromCard) return fromCard;
  const read = readKey(key);
  const sense = read && senseOf(read.lemma, read.pos);
  return sense ? wordFromSense(key, sense) : null;
}
