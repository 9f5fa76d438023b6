import { currentLanguage } from '#platform/i18n.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';

/** What a new account takes from this browser: its language and time zone. */
export function readHere() {
  return { language: currentLanguage(), timeZone: deviceTimeZone() };
}
