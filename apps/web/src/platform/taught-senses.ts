import type { DictionaryWord, Taught } from '@wordgrove/contract/dictionary';
import { senseInSentence } from '@wordgrove/language';

/** One meaning of a word that our word bank teaches. */
export type TaughtSense = Omit<Taught['moreSenses'][number], 'topic'> & Pick<Taught, 'correctedIn' | 'picture'>;

/** All meanings that the word bank has for a word, the main one first; none for a word that isn't taught. */
export function taughtSenses({ taught, level }: Pick<DictionaryWord, 'taught' | 'level'>): TaughtSense[] {
  if (!taught) return [];
  const { label, definition, examples, translations, picture, correctedIn, moreSenses } = taught;
  const main = { id: 'main', level, label, definition, examples, translations, picture, correctedIn };
  return [main, ...moreSenses.map((sense) => ({ ...sense, picture: null, correctedIn: [] }))];
}

/** The meaning that the sentence points to where the word was met; the main one if it points to none. */
export function senseMet(word: DictionaryWord, sentence = ''): TaughtSense | undefined {
  const senses = taughtSenses(word);
  return senses[senseInSentence(senses, sentence, word.lemma) ?? 0];
}
