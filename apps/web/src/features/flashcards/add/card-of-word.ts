import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { Language } from '@wordgrove/contract/languages';

/** A new card of a word, before its owner changes anything. */
export type CardOfWord = {
  front: string;
  back: string;
  language: Language;
  note: string;
  word: string;
};

/**
 * The word on the front; on the back its best translation into the reader's language or, where there is none, its
 * meaning.
 */
export function cardOfWord(
  { key, lemma, taught, senses }: DictionaryWord,
  language: Language,
): CardOfWord & { sentence: string | undefined } {
  const definition = taught?.definition ?? senses[0]?.definition ?? '';
  const example = taught?.examples[0] ?? senses[0]?.examples[0];
  const translations = language === 'en' ? [] : (taught?.translations[language] ?? []);
  const isTranslated = translations.length > 0;
  return {
    front: lemma,
    back: isTranslated ? translations.join(', ') : definition || lemma,
    language: isTranslated ? language : 'en',
    note: isTranslated ? definition : '',
    word: key,
    sentence: example,
  };
}
