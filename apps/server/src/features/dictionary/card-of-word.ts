import { readKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import { isOpenClass } from '@wordgrove/language';
import type { Lexicon } from './lexicon.ts';

/** A card's sides and note, as the screens make them of an entry. */
export type CardOfWord = { front: string; back: string; language: Language; note: string };

type Translations = readonly string[];

/**
 * The word on the front; on the back its translations into the language or, where there are none, its meaning.
 *
 * @param own a teacher's translations of the word, which go before the word bank's
 * @returns null for a key that is no word of the dictionary
 */
export function cardOfWord(
  { bank, wordNet }: Lexicon,
  key: string,
  language: Language,
  own: Translations = [],
): CardOfWord | null {
  const read = readKey(key);
  if (!read) return null;
  const { lemma, pos } = read;
  const taught = bank.find(key);
  const [sense] = isOpenClass(pos) && wordNet.isWord(lemma, pos) ? wordNet.senses(lemma, pos) : [];
  const definition = taught?.definition ?? sense?.definition;
  if (definition === undefined) return null;
  const ofBank = language === 'en' ? [] : (taught?.translations[language] ?? []);
  const translations = own.length > 0 ? own : ofBank;
  const isTranslated = translations.length > 0;
  return {
    front: taught?.lemma ?? (isOpenClass(pos) ? wordNet.written(lemma, pos) : lemma),
    back: isTranslated ? translations.join(', ') : definition,
    language: isTranslated ? language : 'en',
    note: isTranslated ? definition : '',
  };
}
