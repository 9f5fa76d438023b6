import { readKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { GameWord, OwnText } from '@wordgrove/games/rounds';
import type { OwnRows } from '#http/context.ts';
import type { FindRoundSource, WordCard } from '#platform/round-source.ts';
import type { Sense } from './brought-word.ts';
import { inOneLine, wordFromCard, wordFromSense } from './brought-word.ts';
import type { MetWords } from './due-store.ts';
import type { Shelf } from './library.ts';

/** What games need from cards, the dictionary and other features that set something to play. */
export type WordSources = {
  /** English words that are due, longest first: the same ones every other screen counts. */
  listDue: (own: OwnRows, now: Date, limit: number) => Promise<string[]>;
  /** The same with others that the student has met, up to `most` due ones or all, and the level that they read at. */
  readMet: (own: OwnRows, now: Date, most: number | null) => Promise<MetByReader>;
  /** The words of a deck the caller may learn from, without paused cards; null when there is no such deck. */
  listDeckWords: (own: OwnRows, deckId: string) => Promise<string[] | null>;
  /** The first card of each word, in this deck or in any the caller may learn from. */
  listCards: (own: OwnRows, words: readonly string[], deckId: string | null) => Promise<WordCard[]>;
  /** The level that a student reads at; null while nothing is known of it. */
  levelOf: (own: OwnRows) => Promise<Level | null>;
  senseOf: (lemma: string, pos: PartOfSpeech) => Sense | null;
  /** The memories that a saved text may count for, the usual one first; empty when it is no English word. */
  keysOf: (text: string) => string[];
  /** The parts of speech that the bank or a dictionary has for a text. */
  kindsOf: (text: string) => readonly PartOfSpeech[];
  /** The text that a deck was made from, around most of these words; null unless the caller may read it. */
  findText: (own: OwnRows, deckId: string, words: readonly string[]) => Promise<OwnText | null>;
  /** The material of a source that isn't the games' own. */
  findSource: FindRoundSource;
};

export type MetByReader = MetWords & { level: Level | null };

/** A round needs only a few words, so no more than this many are looked up outside the bank. */
export const lookedUpMax = 100;

export type OwnWordSources = Pick<WordSources, 'listCards' | 'levelOf' | 'senseOf'>;

type OwnWordsWish = {
  shelf: Shelf;
  reader: Language;
  deckId?: string | null;
  given?: readonly WordCard[] | undefined;
  level?: Level | null;
};

/**
 * Words as their owner plays them, in the given order: from the bank, from an own card, or with the dictionary's first
 * meaning. Words found in none of them are left out. Those of a deck come with the sentences on its cards. Of several
 * senses in the bank, the one on a card counts, otherwise that of the owner's level.
 *
 * @param given the cards to use, in place of the owner's own
 * @param level the owner's, where it is known already
 */
export async function ownWords(
  sources: OwnWordSources,
  own: OwnRows,
  keys: readonly string[],
  { shelf, reader, deckId = null, given, level: known }: OwnWordsWish,
): Promise<GameWord[]> {
  const strange = keys.filter((key) => !shelf.find(key) && readKey(key)).slice(0, lookedUpMax);
  const ambiguous = keys.filter(shelf.hasSenses);
  const asked = deckId === null ? [...strange, ...ambiguous] : keys;
  const cards = given ?? (asked.length === 0 ? [] : await sources.listCards(own, asked, deckId));
  const byWord = new Map(cards.map((card) => [card.word, card]));
  const isOpen = ambiguous.some((key) => !byWord.get(key)?.sense);
  const level = isOpen && known === undefined ? await sources.levelOf(own) : (known ?? null);
  const brought = new Map(strange.map((key) => [key, bring(sources, key, byWord.get(key), reader)]));
  return keys.flatMap((key) => {
    const card = byWord.get(key);
    const taught = shelf.find(key, { sense: card?.sense ?? null, level });
    const isOfDeck = deckId !== null || given !== undefined;
    return (taught && (isOfDeck ? withSentence(taught, card) : taught)) ?? brought.get(key) ?? [];
  });
}

function withSentence(word: GameWord, card: WordCard | undefined): GameWord {
  return card?.sentence ? { ...word, met: [inOneLine(card.sentence)] } : word;
}

function bring(
  { senseOf }: Pick<WordSources, 'senseOf'>,
  key: string,
  card: WordCard | undefined,
  reader: Language,
): GameWord | null {
  const fromCard = card ? wordFromCard(card, reader) : null;
  const read = readKey(key);
  const sense = read && senseOf(read.lemma, read.pos);
  if (fromCard) return sense ? { ...fromCard, met: sense.examples } : fromCard;
  return sense ? wordFromSense(key, sense) : null;
}
