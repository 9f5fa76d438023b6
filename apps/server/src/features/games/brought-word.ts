import { readKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { GameWord } from '@wordgrove/games/rounds';
import { meaningKey, meaningsIn } from '@wordgrove/games/rounds';
import { findLemma, normalForm } from '@wordgrove/language';
import type { WordCard } from '#platform/round-source.ts';
import { withoutFamily, withoutHeadword } from './without-headword.ts';

/** A word's entry in a dictionary of English. */
export type Sense = {
  /** With its capitals: `Ramadan`. */
  lemma: string;
  definition: string;
  examples: readonly string[];
};

const definitionMax = 200;
const sentenceMax = 200;

/** A word built from its owner's card; null when the other side can't serve as a meaning in a game. */
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

/** A word with its first dictionary meaning. The definition is empty when it only repeats the word's family. */
export function wordFromSense(key: string, { lemma, definition, examples }: Sense): GameWord | null {
  const read = readKey(key);
  if (!read || definition.length > definitionMax) return null;
  const bare = plain(key, { ...read, lemma });
  // WordNet's examples belong to a meaning and may use one of its other words.
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

/** As the card spells it, `Paris`; the key is in lower case. */
function spelled(side: string, lemma: string): string {
  const headwords = [side, side.replace(before, '')];
  return headwords.find((each) => each.toLowerCase() === lemma) ?? lemma;
}

export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
