import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, pickLanguage } from '@wordgrove/contract/languages';
import { readCookie } from './cookies.ts';

/** Where the chosen language is stored: the key in local storage and the cookie's name. */
export const languageKey = 'language';

/**
 * The initial language: the profile's own, else the one in the address (`?lang=`), else the one chosen in this browser,
 * else the first of the browser's languages that we have.
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
