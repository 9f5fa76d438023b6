import type { DictionaryWord } from '@wordgrove/contract/dictionary';

export type TranslationLanguage = keyof NonNullable<DictionaryWord['taught']>['translations'];

const languages: readonly TranslationLanguage[] = ['tr', 'es', 'fr', 'de'];

/** The languages of the translations, the reader's own first; `own` is null for somebody who reads English. */
export function translationOrder(reader: string): {
  own: TranslationLanguage | null;
  others: readonly TranslationLanguage[];
} {
  const own = languages.find((language) => language === reader) ?? null;
  return { own, others: languages.filter((language) => language !== own) };
}
