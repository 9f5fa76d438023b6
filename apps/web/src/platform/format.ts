import type { Language } from '@wordgrove/contract/languages';

export type Formatters = {
  /** `21 November 2026` */
  date: (instant: string | Date) => string;
  /** `14:05` or `2:05 PM`, as the language writes it. */
  time: (instant: string | Date) => string;
  dateTime: (instant: string | Date) => string;
  /** A calendar day `YYYY-MM-DD`, which belongs to no time zone. */
  day: (day: string) => string;
  number: (value: number) => string;
  /** 0.5 becomes `50%`. */
  percent: (share: number) => string;
  /** `today`, `yesterday`, `3 days ago`, and the date itself beyond a week. */
  relativeDay: (instant: string | Date, now: Date) => string;
  /** `Ada, Bea, and Cem` */
  list: (items: readonly string[]) => string;
};

const dayMs = 86_400_000;

function startOfDay(instant: Date): number {
  return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
}

/** Whole local calendar days from `now` to `instant`; negative in the past. */
export function daysBetween(now: Date, instant: Date): number {
  return Math.round((startOfDay(instant) - startOfDay(now)) / dayMs);
}

function makeFormatters(language: Language): Formatters {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const list = new Intl.ListFormat(language);
  return {
    date: (instant) => date.format(new Date(instant)),
    time: (instant) => time.format(new Date(instant)),
    dateTime: (instant) => dateTime.format(new Date(instant)),
    day: (value) => day.format(new Date(`${value}T00:00:00Z`)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    relativeDay: (instant, now) => {
      const days = daysBetween(now, new Date(instant));
      return Math.abs(days) > 7 ? date.format(new Date(instant)) : relative.format(days, 'day');
    },
    list: (items) => list.format(items),
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
