import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, pickLanguage } from '@wordgrove/contract/languages';

/** Where the choice of a language is kept, in local storage and as a cookie. */
export const languageKey = 'language';

/** The value of one cookie in a `document.cookie` string, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** The language to begin with: what was chosen in this browser, else the first of the browser's own that we have. */
export function firstLanguage(sources: {
  stored: string | null;
  cookies: string;
  preferred: readonly string[];
}): Language {
  const chosen = [sources.stored, readCookie(sources.cookies, languageKey)].find(isLanguage);
  return chosen ?? pickLanguage(sources.preferred);
}

/** The cookie that lets the server render the landing page in the chosen language for a year. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}
