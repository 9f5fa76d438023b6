import { languages } from '@wordgrove/contract/languages';
import { describe, expect, it } from 'vitest';
import { cityOf, zoneName } from './zone-name.ts';

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
