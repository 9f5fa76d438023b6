import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { translationLanguages } from '@wordgrove/contract/languages';

export type LemmaGroup = { lemma: string; words: readonly DictionaryWord[] };

/** Words grouped by headword, both in the order of the answer: `run` the verb and `run` the noun share one. */
export function lemmaGroups(words: readonly DictionaryWord[]): LemmaGroup[] {
  const lemmas = [...new Set(words.map(({ lemma }) => lemma))];
  return lemmas.map((lemma) => ({ lemma, words: words.filter((word) => word.lemma === lemma) }));
}

/** Every way a word is written, in any form. */
export function spellingsOf({ lemma, forms, otherSpellings }: DictionaryWord): string[] {
  return [lemma, ...otherSpellings, ...forms.flatMap(({ spellings }) => spellings)];
}

export type TranslationLanguage = keyof NonNullable<DictionaryWord['taught']>['translations'];

/** The languages of the translations, the reader's own first; `own` is null for somebody who reads English. */
export function translationOrder(reader: string): {
  own: TranslationLanguage | null;
  others: readonly TranslationLanguage[];
} {
  const own = translationLanguages.find((language) => language === reader) ?? null;
  return { own, others: translationLanguages.filter((language) => language !== own) };
}

/** The input split at commas, semicolons and line breaks, without duplicates. */
export function typedTranslations(text: string): string[] {
  const typed = text.split(/[,;\n]/).map((each) => each.trim().replace(/\s+/g, ' '));
  return [...new Set(typed.filter(Boolean))];
}
