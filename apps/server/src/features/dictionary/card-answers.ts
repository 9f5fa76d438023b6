import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import type { LackedWord } from '@wordgrove/contract/pdf-fields';
import { cardOfWord } from './card-of-word.ts';
import type { Lexicon } from './lexicon.ts';

type Corrected = readonly { word: string; language: Language; translations: readonly string[] }[];

/** A card's sides with a teacher's own translations, where there are any; null as for `cardOfWord`. */
export function correctedCard(lexicon: Lexicon, word: string, language: Language, corrected: Corrected) {
  const own = corrected.find((each) => each.word === word && each.language === language);
  return cardOfWord(lexicon, word, language, own?.translations);
}

/** What a card of the word would be answered with in each language; null for a key that is no word of the dictionary. */
export function cardAnswers(
  lexicon: Lexicon,
  word: string,
  corrected: Corrected,
): Pick<LackedWord, 'isTaught' | 'answers'> | null {
  if (!cardOfWord(lexicon, word, 'en')) return null;
  const answers = languages.map((language) => {
    const card = correctedCard(lexicon, word, language, corrected);
    return [language, card?.language === language ? card.back : null];
  });
  return { isTaught: lexicon.bank.find(word) !== undefined, answers: Object.fromEntries(answers) };
}
