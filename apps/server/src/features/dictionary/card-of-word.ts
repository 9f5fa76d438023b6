import { readKey } from '@wordgrove/content';
import { mainSense, sensesOf } from '@wordgrove/content/senses';
import type { Sense, Word } from '@wordgrove/content/types';
import type { Language } from '@wordgrove/contract/languages';
import { isOpenClass, senseInSentence } from '@wordgrove/language';
import type { Lexicon } from './lexicon.ts';

/** A card's sides and note, as the screens make them of an entry; `sense` is null for a word with one meaning. */
export type CardOfWord = { front: string; back: string; language: Language; note: string; sense: string | null };

type KnownWords = {
  bank: Pick<Lexicon['bank'], 'find'>;
  wordNet: Pick<Lexicon['wordNet'], 'isWord' | 'senses' | 'written'>;
};

export type CardWish = {
  language: Language;
  /** Where the word was met: the card has the meaning that it points to. */
  sentence?: string | undefined;
  /** A teacher's translations of the word's main meaning, which go before the word bank's. */
  own?: readonly string[] | undefined;
};

/**
 * The word on the front; on the back its translations into the language or, where there are none, its meaning.
 *
 * @returns null for a key that is no word of the dictionary
 */
export function cardOfWord({ bank, wordNet }: KnownWords, key: string, wish: CardWish): CardOfWord | null {
  const read = readKey(key);
  if (!read) return null;
  const { lemma, pos } = read;
  const word = bank.find(key);
  const taught = word && senseMet(word, wish.sentence);
  const [listed] = isOpenClass(pos) && wordNet.isWord(lemma, pos) ? wordNet.senses(lemma, pos) : [];
  const definition = (taught ?? listed)?.definition;
  if (definition === undefined) return null;
  const translations = translationsOf(taught, wish);
  const isTranslated = translations.length > 0;
  return {
    front: word?.lemma ?? (isOpenClass(pos) ? wordNet.written(lemma, pos) : lemma),
    back: isTranslated ? translations.join(', ') : definition,
    language: isTranslated ? wish.language : 'en',
    note: isTranslated ? definition : '',
    sense: word?.moreSenses && taught ? taught.id : null,
  };
}

function senseMet(word: Word, sentence = ''): Sense {
  const senses = sensesOf(word);
  return senses[senseInSentence(senses, sentence, word.lemma) ?? 0] ?? senses[0];
}

function translationsOf(taught: Sense | undefined, { language, own = [] }: CardWish): readonly string[] {
  if (own.length > 0 && (!taught || taught.id === mainSense)) return own;
  return language === 'en' ? [] : (taught?.translations[language] ?? []);
}
