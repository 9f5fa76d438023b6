import { dayMs } from '@wordgrove/contract/days';
import type { Language } from '@wordgrove/contract/languages';
import { dateLocale } from '@wordgrove/contract/languages';
import { fileSize } from './file-size.ts';

export type Formatters = {
  /** `21 November 2026` */
  date: (instant: string | Date) => string;
  /** `14:05` */
  time: (instant: string | Date) => string;
  /** `21 Nov 2026, 14:05` */
  dateTime: (instant: string | Date) => string;
  /** `21 Nov 2026, 14:05`, as clocks in an IANA time zone show it. */
  dateTimeIn: (instant: string | Date, timeZone: string) => string;
  /** The common name of an IANA time zone: `Istanbul time`. */
  zone: (timeZone: string) => string;
  /** The city that a time zone is named after: `Istanbul`. */
  city: (timeZone: string) => string;
  /** A calendar day `YYYY-MM-DD`, independent of any time zone. */
  day: (day: string) => string;
  /** The same, as short as the language allows: `24 Nov`. */
  shortDay: (day: string) => string;
  /** `Tue` */
  weekday: (day: string) => string;
  longWeekday: (day: string) => string;
  /** `Nov` */
  month: (day: string) => string;
  number: (value: number) => string;
  /** 0.5 becomes `50%`. */
  percent: (share: number) => string;
  /** 3,250,000 bytes become `3.3 MB`, a limit of 10,485,760 `10 MB`, and 300,000 `300 kB`. */
  size: (bytes: number) => string;
  /** `today`, `yesterday`, `3 days ago`, or the date itself beyond a week. */
  relativeDay: (instant: string | Date, now: Date) => string;
  /** `Ada, Bea, and Cem` */
  list: (items: readonly string[]) => string;
};

function startOfDay(instant: Date): number {
  return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
}

/** Whole local calendar days from `now` to `instant`; negative in the past. */
export function daysBetween(now: Date, instant: Date): number {
  return Math.round((startOfDay(instant) - startOfDay(now)) / dayMs);
}

/** How near a due time is, in whole days of the reader's calendar. */
type Nearness = 'past' | 'today' | 'tomorrow' | 'later';

export function nearnessOf(dueAt: string, now: Date): Nearness {
  const due = new Date(dueAt);
  if (due < now) return 'past';
  const days = daysBetween(now, due);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
}

function makeFormatters(language: Language): Formatters {
  const locale = dateLocale(language);
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = whenUsed(() => new Intl.DateTimeFormat(locale, options));
    return (instant: string | Date) => format().format(new Date(instant));
  };
  const ofDay = (parts: Intl.DateTimeFormatOptions) => {
    const format = dates({ ...parts, timeZone: 'UTC' });
    return (day: string) => format(`${day}T00:00:00Z`);
  };
  const number = whenUsed(() => new Intl.NumberFormat(language));
  const percent = whenUsed(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const list = whenUsed(() => new Intl.ListFormat(language));
  const date = dates({ dateStyle: 'long' });
  return {
    date,
    time: dates({ timeStyle: 'short' }),
    dateTime: dates({ dateStyle: 'medium', timeStyle: 'short' }),
    dateTimeIn: (instant, timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
    zone: (timeZone) => zoneName(timeZone, language),
    city: (timeZone) => cityOf(timeZone, language),
    day: ofDay({ dateStyle: 'long' }),
    shortDay: ofDay({ day: 'numeric', month: 'short' }),
    weekday: ofDay({ weekday: 'short' }),
    longWeekday: ofDay({ weekday: 'long' }),
    month: ofDay({ month: 'short' }),
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    size: (bytes) => fileSize(bytes, language),
    relativeDay: (instant, now) => {
      const days = daysBetween(now, new Date(instant));
      return Math.abs(days) > 7 ? date(instant) : relative().format(days, 'day');
    },
    list: (items) => list().format(items),
  };
}

/** Makes a formatter once it is used: one costs a slow phone ten milliseconds, and a screen needs few of them. */
function whenUsed<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const made = new Map<Language, Formatters>();

/** Dates, numbers and lists as a language writes them, in the reader's time zone. */
export function formatters(language: Language): Formatters {
  const known = made.get(language);
  if (known) return known;
  const fresh = makeFormatters(language);
  made.set(language, fresh);
  return fresh;
}

/** Cities whose name in a language differs from IANA's, where most readers live. */
const ownNames: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { Brussels: 'Brüssel', Rome: 'Rom', Vienna: 'Wien', Zurich: 'Zürich', Moscow: 'Moskau', Athens: 'Athen' },
  fr: { Brussels: 'Bruxelles', London: 'Londres', Vienna: 'Vienne', Moscow: 'Moscou', Athens: 'Athènes' },
  es: {
    Athens: 'Atenas',
    Berlin: 'Berlín',
    Brussels: 'Bruselas',
    Istanbul: 'Estambul',
    London: 'Londres',
    'Mexico City': 'Ciudad de México',
    Moscow: 'Moscú',
    'New York': 'Nueva York',
    Paris: 'París',
    Rome: 'Roma',
    Vienna: 'Viena',
    Zurich: 'Zúrich',
  },
  tr: {
    Athens: 'Atina',
    Brussels: 'Brüksel',
    Istanbul: 'İstanbul',
    London: 'Londra',
    Moscow: 'Moskova',
    Rome: 'Roma',
    Vienna: 'Viyana',
    Zurich: 'Zürih',
  },
};

const timeOf: Record<Language, (city: string) => string> = {
  en: (city) => `${city} time`,
  de: (city) => `Ortszeit ${city}`,
  fr: (city) => (/^[aeiouyéè]/i.test(city) ? `heure d’${city}` : `heure de ${city}`),
  es: (city) => `hora de ${city}`,
  tr: (city) => `${city} saati`,
};

/** The city that a time zone is named after: `America/New_York` is New York. */
export function cityOf(timeZone: string, language: Language): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return ownNames[language]?.[city] ?? city;
}

/** The common name of a time zone, as short as possible: `Istanbul time`. */
export function zoneName(timeZone: string, language: Language): string {
  const isOfNoPlace = !timeZone.includes('/') || timeZone.startsWith('Etc/');
  return isOfNoPlace ? cityOf(timeZone, language) : timeOf[language](cityOf(timeZone, language));
}
