import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { partsOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { GameWord } from '@wordgrove/games/rounds';
import { meaningKey, meaningsIn } from '@wordgrove/games/rounds';
import { findLemma, normalForm } from '@wordgrove/language';
import { withoutFamily, withoutHeadword } from './without-headword.ts';

/** A card of a word that the bank doesn't have. */
export type WordCard = {
  word: string;
  front: string;
  back: string;
  language: Language | null;
  sentence: string | null;
};

/** What a dictionary of English says of a word. */
export type Sense = {
  /** The word as it is written, `Ramadan`. */
  lemma: string;
  definition: string;
  examples: readonly string[];
};

const definitionMax = 200;
const sentenceMax = 200;

/** Lemma and part of speech of a memory; null of a card that stands for itself. */
export function readKey(key: string): { lemma: string; pos: PartOfSpeech } | null {
  const cut = key.lastIndexOf(':');
  const lemma = key.slice(0, cut);
  const pos = partsOfSpeech.find((each) => each === key.slice(cut + 1));
  return pos && cut > 0 ? { lemma, pos } : null;
}

/** The word with what its owner wrote on the card; null when the other side is no meaning to play with. */
export function wordFromCard(card: WordCard, reader: Language): GameWord | null {
  const { word, front, back, language, sentence } = card;
  const read = readKey(word);
  if (!read) return null;
  const isTurned = !isHeadword(front, read.lemma) && isHeadword(back, read.lemma);
  const [head, meaning] = (isTurned ? [back, front] : [front, back]).map(inOneLine);
  const written = isTurned ? front : back;
  const ofMeaning = isTurned ? null : language;
  if (!head || !meaning) return null;
  const lemma = spelled(head, read.lemma);
  const bare: GameWord = { ...plain(word, { ...read, lemma }), examples: sentence ? [inOneLine(sentence)] : [] };
  if (ofMeaning === 'en') {
    const isShort = meaning.length <= definitionMax;
    return isShort
      ? { ...bare, definition: withoutHeadword(meaning, bare), meanings: meaningsIn('en', written) }
      : null;
  }
  if (reader === 'en' || meaning.length > limits.translationMax) return null;
  const translatedTo = ofMeaning ?? reader;
  return { ...bare, translations: [meaning], translatedTo, meanings: meaningsIn(translatedTo, written) };
}

/** The word with its first meaning in a dictionary; without a definition when that only leads back to the word. */
export function wordFromSense(key: string, { lemma, definition, examples }: Sense): GameWord | null {
  const read = readKey(key);
  if (!read || definition.length > definitionMax) return null;
  const bare = plain(key, { ...read, lemma });
  // WordNet's examples are of a meaning, and may show another of its words.
  const isFit = (each: string) =>
    each.length <= sentenceMax && findLemma(each, bare.lemma, { pos: bare.pos }).length > 0;
  const meanings = [meaningKey('en', definition)];
  return { ...bare, definition: withoutFamily(definition, bare), meanings, examples: examples.filter(isFit) };
}

function plain(key: string, { lemma, pos }: { lemma: string; pos: PartOfSpeech }): GameWord {
  const nothing = {
    definition: '',
    examples: [],
    translations: [],
    translatedTo: null,
    meanings: [],
    forms: [],
    synonyms: [],
    confusions: [],
  };
  return { key, lemma, pos, level: null, topic: null, ...nothing };
}

const before = /^(?:to|an?|the) /i;

function isHeadword(side: string, lemma: string): boolean {
  return normalForm(side).replace(before, '') === lemma || normalForm(side) === lemma;
}

/** As the card writes it, `Paris`; the key is in lower case. */
function spelled(side: string, lemma: string): string {
  const headwords = [side, side.replace(before, '')];
  return headwords.find((each) => each.toLowerCase() === lemma) ?? lemma;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
