import { inEachSense } from '@wordgrove/content/senses';
import type { Sense, Word } from '@wordgrove/content/types';
import type { Language } from '@wordgrove/contract/languages';
import { translationLanguages } from '@wordgrove/contract/languages';
import { meaningKey } from './meanings.ts';
import type { SynonymIndex } from './synonyms.ts';
import type { GameWord } from './word.ts';

/** A word of the bank, in its main sense, as played by a student of that language. */
export function gameWordOf(word: Word, language: Language, synonyms: SynonymIndex): GameWord {
  const { lemma, pos, level, topic, definition, examples, picture, translations } = word;
  const { forms = {}, american, confusions = [] } = word;
  const key = `${lemma.toLowerCase()}:${pos}`;
  return {
    key,
    lemma,
    pos,
    level,
    topic,
    definition,
    examples,
    picture,
    translations: language === 'en' ? [] : translations[language],
    translatedTo: language === 'en' ? null : language,
    meanings: [...new Set(inEachSense(word).flatMap(meaningsOf))],
    forms: [...Object.values(forms).flatMap((form) => form ?? []), ...(american ? [american] : [])],
    synonyms: synonyms.get(key) ?? [],
    confusions: confusions.map(({ word: other }) => other),
  };
}

/** The same word in another of its senses. Its meanings stay all of them: beside it, none may be right by chance. */
export function inSense(played: GameWord, { level, topic, definition, examples, translations }: Sense): GameWord {
  const { translatedTo } = played;
  const isTranslated = translatedTo !== null && translatedTo !== 'en';
  return {
    ...played,
    level,
    topic,
    definition,
    examples,
    picture: undefined,
    translations: isTranslated ? translations[translatedTo] : [],
  };
}

function meaningsOf({ definition, translations }: Word): string[] {
  return [
    meaningKey('en', definition),
    ...translationLanguages.flatMap((each) => translations[each].map((text) => meaningKey(each, text))),
  ];
}
