import type { Language } from '@wordgrove/contract/languages';

export type DemoPerson = { fullName: string; language: Language; timeZone: string };

const teacherPlaces = { istanbul: 'Europe/Istanbul', london: 'Europe/London' } as const;

export const demoTeachers = {
  elif: { fullName: 'Elif Kaya', language: 'en', timeZone: teacherPlaces.istanbul, schoolName: 'Çınar Middle School' },
  daniel: {
    fullName: 'Daniel Hughes',
    language: 'en',
    timeZone: teacherPlaces.london,
    schoolName: 'Riverside College',
  },
} as const satisfies Record<string, DemoPerson & { schoolName: string }>;

/** Thirty children of a school in Istanbul, some from families that came from elsewhere. */
export const schoolChildren: readonly DemoPerson[] = at('tr', teacherPlaces.istanbul, [
  'Ayşe Yılmaz',
  'Mehmet Can Demir',
  'Zeynep Şahin',
  'Ömer Faruk Çelik',
  'Elif Naz Arslan',
  'Yusuf Doğan',
  'Defne Kılıç',
  'Emir Aydın',
  'İrem Öztürk',
  'Kerem Özdemir',
  'Asya Koç',
  'Çınar Polat',
  'Duru Işık',
  'Miraç Güneş',
  'Ecrin Yıldırım',
  'Toprak Aksoy',
  'Azra Bulut',
  'Poyraz Şimşek',
  'Nehir Erdoğan',
  'Barış Özkan',
  'Rojda Aslan',
  'Baran Kaplan',
  'Layla Haddad',
  'Omar Al-Khatib',
  'Nour Mansour',
  'Sofiya Kovalenko',
  'Artem Shevchenko',
  'Daria Petrova',
  'Farhad Karimi',
  'Amina Osmani',
]);

/** The sign-in names of children whose teacher made their accounts from a list, since they have no mailbox. */
export const signInNames: ReadonlyMap<string, string> = new Map([
  ['Rojda Aslan', 'rojda.aslan'],
  ['Baran Kaplan', 'baran.kaplan'],
  ['Layla Haddad', 'layla.haddad'],
  ['Nour Mansour', 'nour.mansour'],
]);

/** One of them lost the login card and has a new one, not used yet. */
export const withNewCard = 'Layla Haddad';

/** Adults of an evening course, in London and beyond. */
export const eveningLearners: readonly DemoPerson[] = [
  ...at('es', 'Europe/Madrid', ['María José García López', 'Iñaki Etxeberria', 'Lucía Fernández', 'Andrés Muñoz']),
  ...at('es', 'America/Bogota', ['Camila Restrepo', 'Juan Pablo Quintero']),
  ...at('fr', 'Europe/Paris', ['Zoé Lefèvre', 'François Dupont', 'Aïssatou Diallo', 'Anaïs d’Aubigné']),
  ...at('fr', 'Africa/Dakar', ['Moussa Ndiaye']),
  ...at('de', 'Europe/Berlin', ['Jürgen Groß', 'Käthe Müller', 'Nguyễn Thị Lan', 'Piotr Wiśniewski']),
  ...at('en', 'Europe/London', [
    "Siobhán O'Connor",
    'Chidi Okonkwo',
    'Wei Chen',
    'Priya Raghunathan',
    'Haruto Tanaka',
    'Kim Min-seo',
    'Łukasz Zieliński',
    'Søren Østergaard',
    'João da Conceição',
    'Fatima El Idrissi',
    'Björk Sigurðardóttir',
  ]),
];

/** Students who joined the reading club directly. */
export const readers: readonly DemoPerson[] = [
  ...at('tr', teacherPlaces.istanbul, ['Deniz Uçar', 'Masal Korkmaz']),
  ...at('en', teacherPlaces.istanbul, ['Noah van den Berg', 'Mariam Gelashvili']),
];

function at(language: Language, timeZone: string, names: readonly string[]): DemoPerson[] {
  return names.map((fullName) => ({ fullName, language, timeZone }));
}

const spelled: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae' };

/** An address made from the name, in letters that every mail program knows. */
export function demoEmail(fullName: string): string {
  const plain = fullName
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßøłđðæ]/g, (letter) => spelled[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '.');
  return `${plain}@demo.wordgrove.example`;
}
