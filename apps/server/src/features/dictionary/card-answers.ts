import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import type { LackedWord } from '@wordgrove/contract/pdf-fields';
import { cardOfWord } from './card-of-word.ts';
import type { Lexicon } from './lexicon.ts';

type Corrected = readonly { word: string; language: Language; translations: readonly string[] }[];

/** A word, and the sentence that it was met in, if any. */
type MetWord = { word: string; sentence?: string | undefined };

/** A card's sides with a teacher's own translations, where there are any; null as for `cardOfWord`. */
export function correctedCard(lexicon: Lexicon, { word, sentence }: MetWord, language: Language, corrected: Corrected) {
  const own = corrected.find((each) => each.word === word && each.language === language)?.translations;
  return cardOfWord(lexicon, word, { language, sentence, own });
}

/** What a card of the word would be answered with in each language; null for a key that is no word of the dictionary. */
export function cardAnswers(
  lexicon: Lexicon,
  met: MetWord,
  corrected: Corrected,
): Pick<LackedWord, 'isTaught' | 'answers'> | null {
  if (!cardOfWord(lexicon, met.word, { language: 'en' })) return null;
  const answers = languages.map((language) => {
    const card = correctedCard(lexicon, met, language, corrected);
    return [language, card?.language === language ? card.back : null];
  });
  return { isTaught: lexicon.bank.find(met.word) !== undefined, answers: Object.fromEntries(answers) };
}
