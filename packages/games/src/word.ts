import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { Topic } from '@wordgrove/contract/topics';

/** A word as games see it: of the bank, of WordNet or of a student's card. */
export type GameWord = {
  /** What its memory is kept under, as `lend:verb`. */
  key: string;
  lemma: string;
  pos: PartOfSpeech;
  /** Null for a word that the bank doesn't have. */
  level: Level | null;
  /** What the word is about; null for a word that the bank doesn't have. */
  topic: Topic | null;
  /** Empty when only a translation is known. */
  definition: string;
  /** Whole sentences with the word in some form. */
  examples: readonly string[];
  /** In the student's language, the best first; none for somebody who reads English. */
  translations: readonly string[];
  /** The language of the translations: on a card it needn't be the student's. Null when there are none. */
  translatedTo: Language | null;
  /** Its definition and its meanings in every language, as `tr:hızlı`: two words that share one are kept apart. */
  meanings: readonly string[];
  /** Irregular forms and the other spelling. */
  forms: readonly string[];
  /** The keys of words that mean the same: what a student may be told. Sharing a meaning is far too little for that. */
  synonyms: readonly string[];
  /** Words that learners mix it up with. */
  confusions: readonly string[];
};

/** Whether anything says what the word means. */
export function hasMeaning({ definition, translations }: GameWord): boolean {
  return definition !== '' || translations.length > 0;
}

/** Whether one could be taken for the other: the same text, a synonym or a meaning in common. */
export function isTooClose(one: GameWord, other: GameWord): boolean {
  if (one.lemma.toLowerCase() === other.lemma.toLowerCase()) return true;
  if (one.synonyms.includes(other.key) || other.synonyms.includes(one.key)) return true;
  return one.meanings.some((meaning) => other.meanings.includes(meaning));
}
