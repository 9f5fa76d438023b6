import type { Language } from '@wordgrove/contract/languages';
import { dateLocale } from '@wordgrove/contract/languages';

/** `24 hours`, `1 Tag`, `30 dakika`: the number with its unit in the right grammatical number. */
export function amount(language: Language, count: number, unit: 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/**
 * A calendar day in words, such as `1 March 2026`.
 *
 * @param day YYYY-MM-DD
 * @throws {RangeError} when it isn't a day
 */
export function longDate(language: Language, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/**
 * An instant as a reader's clock shows it, such as `26 Nov 2026, 16:00`.
 *
 * @param instant an ISO date and time
 * @param timeZone an IANA name
 */
export function dateTime(language: Language, instant: string, timeZone: string): string {
  const shown = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(dateLocale(language), shown).format(new Date(instant));
}
