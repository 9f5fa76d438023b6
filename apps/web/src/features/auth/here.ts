import { currentLanguage } from '#platform/i18n.ts';

/** What a new account takes from this browser: its language, and where its days begin. */
export function readHere() {
  return { language: currentLanguage(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' };
}
