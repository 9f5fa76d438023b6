import { languages } from '@wordgrove/contract/languages';
import { describe, expect, it } from 'vitest';
import { cityOf, daysBetween, formatters, nearnessOf, zoneName } from './format.ts';

const noon = new Date(2026, 10, 21, 12, 0);

describe('formatters', () => {
  it('names near days by word and far ones by date', () => {
    const { relativeDay } = formatters('en');
    expect(relativeDay(new Date(2026, 10, 21, 0, 5), noon)).toBe('today');
    expect(relativeDay(new Date(2026, 10, 20, 23, 59), noon)).toBe('yesterday');
    expect(relativeDay(new Date(2026, 10, 16, 9), noon)).toBe('5 days ago');
    expect(relativeDay(new Date(2026, 9, 1, 9), noon)).toBe('1 October 2026');
  });

  it('writes the same values as each language does', () => {
    expect(formatters('de').number(12345.5)).toBe('12.345,5');
    expect(formatters('tr').percent(0.5)).toBe('%50');
    expect(formatters('en').list(['Ada', 'Bea', 'Cem'])).toBe('Ada, Bea, and Cem');
    expect(formatters('fr').day('2026-11-01')).toBe('1 novembre 2026');
  });

  it('says the size of a file in the unit that people would, and a limit as a round number', () => {
    const { size } = formatters('en');
    expect(size(3_250_000)).toBe('3.3\u00a0MB');
    expect([10, 28_570, 300_000, 999_000].map(size)).toEqual(['1\u00a0kB', '29\u00a0kB', '300\u00a0kB', '999\u00a0kB']);
    expect([10_485_760, 10_000_000, 0].map(size)).toEqual(['10\u00a0MB', '10\u00a0MB', '0\u00a0kB']);
    expect(formatters('fr').size(3_250_000)).toBe('3,3\u202fMo');
    expect(formatters('de').size(1_468_006)).toBe('1,5\u00a0MB');
  });

  it('puts the day before the month in English too, so that nobody reads another day', () => {
    const { date, dateTime, day, shortDay, weekday, month } = formatters('en');
    expect(date(noon)).toBe('21 November 2026');
    expect(dateTime(noon)).toBe('21 Nov 2026, 12:00');
    expect([day, shortDay, weekday, month].map((write) => write('2026-11-24'))).toEqual([
      '24 November 2026',
      '24 Nov',
      'Tue',
      'Nov',
    ]);
  });

  it('shows what the clocks of another zone show, and names it', () => {
    const { dateTimeIn, zone, city } = formatters('en');
    expect(dateTimeIn('2026-11-21T21:30:00Z', 'Europe/Istanbul')).toBe('22 Nov 2026, 00:30');
    expect([zone('Europe/Istanbul'), city('Europe/Istanbul')]).toEqual(['Istanbul time', 'Istanbul']);
  });

  it('makes one set per language', () => {
    expect(formatters('es')).toBe(formatters('es'));
  });
});

describe('daysBetween', () => {
  it('counts calendar days, not periods of 24 hours', () => {
    expect(daysBetween(noon, new Date(2026, 10, 22, 0, 1))).toBe(1);
    expect(daysBetween(noon, new Date(2026, 10, 21, 23, 59))).toBe(0);
  });
});

describe('the city of a time zone', () => {
  it.each([
    ['Europe/Istanbul', 'Istanbul'],
    ['America/New_York', 'New York'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
  ])('of %s is %s', (timeZone, city) => expect(cityOf(timeZone, 'en')).toBe(city));
});

describe('the name of a time zone', () => {
  const inAll = (timeZone: string) => languages.map((language) => zoneName(timeZone, language)).sort();

  it('is short, and a word of the language', () => {
    expect(inAll('Europe/Istanbul')).toEqual(
      ['Istanbul time', 'Ortszeit Istanbul', 'heure d’Istanbul', 'hora de Estambul', 'İstanbul saati'].sort(),
    );
    expect(inAll('America/New_York')).toEqual(
      ['New York time', 'Ortszeit New York', 'heure de New York', 'hora de Nueva York', 'New York saati'].sort(),
    );
  });

  it.each(['UTC', 'Etc/UTC'])('of %s is no city’s', (timeZone) =>
    expect(new Set(inAll(timeZone))).toEqual(new Set(['UTC'])),
  );
});

describe('a due time', () => {
  const now = new Date(2026, 10, 22, 12, 0);
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

  it.each([
    ['past', at(22, 11, 59)],
    ['today', at(22, 12)],
    ['today', at(22, 23, 59)],
    ['tomorrow', at(23, 0)],
    ['later', at(24, 0)],
  ] as const)('is %s at %s', (nearness, dueAt) => {
    expect(nearnessOf(dueAt, now)).toBe(nearness);
  });
});
