/** The interface languages, in the order of the menu. The first is the default. */
export const languages = ['en', 'tr', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** The languages that English words are translated into. */
export const translationLanguages = ['tr', 'es', 'fr', 'de'] as const;

/** Each language by its own name, for the language menu. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  tr: 'Türkçe',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/**
 * The BCP 47 tag for writing dates and times. English uses British order, day first like the other four: `11/12/2026`
 * means another day to Americans than to everybody else.
 */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The first preferred language that the product has, best first; the default if it has none of them.
 *
 * @param preferred BCP 47 tags such as `de-AT`, as browsers send and `navigator.languages` lists them
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [primary] = tag.trim().toLowerCase().split('-');
    if (isLanguage(primary)) return primary;
  }
  return defaultLanguage;
}
