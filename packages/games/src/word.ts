import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { Topic } from '@wordgrove/contract/topics';

/** A word as games see it, from the bank, WordNet or a student's card. */
export type GameWord = {
  /** The key of its memory, as `lend:verb`. */
  key: string;
  lemma: string;
  pos: PartOfSpeech;
  /** Null for a word outside the bank. */
  level: Level | null;
  /** Null for a word outside the bank. */
  topic: Topic | null;
  /** Empty when only a translation is known. */
  definition: string;
  /** Whole sentences with the word in some form. */
  examples: readonly string[];
  /** More sentences with the word, perhaps in another meaning: from the text that it was met in, or a dictionary. */
  met?: readonly string[];
  /** The name of a picture of that meaning. */
  picture?: string | undefined;
  /** In the student's language, best first; none for a student who uses English. */
  translations: readonly string[];
  /** The language of the translations: a card's needn't be the student's. Null when there are none. */
  translatedTo: Language | null;
  /** Its definition and its meanings in every language, as `tr:hızlı`: two words that share one are kept apart. */
  meanings: readonly string[];
  /** Irregular forms and the other spelling. */
  forms: readonly string[];
  /** Keys of words that mean the same, as students may be told. Sharing a meaning is far from enough for that. */
  synonyms: readonly string[];
  /** Words that learners mix it up with. */
  confusions: readonly string[];
};

/** Whether anything says what the word means. */
export function hasMeaning({ definition, translations }: GameWord): boolean {
  return definition !== '' || translations.length > 0;
}

/** Whether one could be taken for the other: the same text, a synonym or a shared meaning. */
export function isTooClose(one: GameWord, other: GameWord): boolean {
  if (one.lemma.toLowerCase() === other.lemma.toLowerCase()) return true;
  if (one.synonyms.includes(other.key) || other.synonyms.includes(one.key)) return true;
  return one.meanings.some((meaning) => other.meanings.includes(meaning));
}
