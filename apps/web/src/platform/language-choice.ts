import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, pickLanguage } from '@wordgrove/contract/languages';
import { readCookie } from './cookies.ts';

/** Where the choice of a language is kept, in local storage and as a cookie. */
export const languageKey = 'language';

/**
 * The language to begin with: the profile's own, else what the address asks for (`?lang=`), else what was chosen in
 * this browser, else the first of the browser's that we have.
 */
export function firstLanguage(sources: {
  asked: string | null;
  own?: Language | undefined;
  stored: string | null;
  cookies: string;
  preferred: readonly string[];
}): Language {
  const chosen = [sources.own, sources.asked, sources.stored, readCookie(sources.cookies, languageKey)].find(
    isLanguage,
  );
  return chosen ?? pickLanguage(sources.preferred);
}
