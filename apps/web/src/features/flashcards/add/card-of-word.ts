import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { Language } from '@wordgrove/contract/languages';
import { taughtSenses } from '#platform/taught-senses.ts';

/** A new card of a word, before its owner changes anything. */
export type CardOfWord = {
  front: string;
  back: string;
  language: Language;
  note: string;
  word: string;
  /** The word bank's sense that it is of; null for a word with one. */
  sense: string | null;
};

/**
 * The word on the front; on the back its best translation into the reader's language or, where there is none, its
 * meaning.
 *
 * @param senseId the meaning to learn, of several; the main one without it
 */
export function cardOfWord(
  word: DictionaryWord,
  language: Language,
  senseId?: string,
): CardOfWord & { sentence: string | undefined } {
  const { key, lemma, senses } = word;
  const all = taughtSenses(word);
  const taught = all.find(({ id }) => id === senseId) ?? all[0];
  const { definition = '', examples = [] } = taught ?? senses[0] ?? {};
  const translations = language === 'en' ? [] : (taught?.translations[language] ?? []);
  const isTranslated = translations.length > 0;
  return {
    front: lemma,
    back: isTranslated ? translations.join(', ') : definition || lemma,
    language: isTranslated ? language : 'en',
    note: isTranslated ? definition : '',
    word: key,
    sense: taught && all.length > 1 ? taught.id : null,
    sentence: examples[0],
  };
}
