import type { Language } from '@wordgrove/contract/languages';

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
