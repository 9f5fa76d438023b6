import { languages } from '@wordgrove/contract/languages';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<object>('#locales/*/*.json', { import: 'default', eager: true });

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every sentence of a file by its whole key. */
function sentences(texts: object, above = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(above + key, value);
    else for (const [inner, text] of sentences(value, `${above}${key}.`)) found.set(inner, text);
  }
  return found;
}

const byPlace = new Map(
  Object.entries(files).map(([path, texts]) => [path.split('/').slice(-2).join('/'), sentences(texts)]),
);
const namespaces = [...byPlace.keys()].flatMap((place) => (place.startsWith('en/') ? [place.slice(3)] : []));

const stems = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')))].sort();
const isCounted = (texts: Map<string, string>, stem: string) => !texts.has(stem);
/** The `{{variables}}` and `<tags>`; a plural form may spell the count out. */
const slots = (text: string) =>
  [...new Set(text.replaceAll('{{- ', '{{').match(/\{\{\w+\}\}|<[a-z0-9-]+/gi))]
    .filter((slot) => slot !== '{{count}}')
    .sort();

describe.each(namespaces)('the texts in %s', (file) => {
  const english = byPlace.get(`en/${file}`) ?? new Map();

  describe.each(languages)('in %s', (language) => {
    const texts = byPlace.get(`${language}/${file}`) ?? new Map<string, string>();

    it('say everything that English says, and nothing else', () => {
      expect(stems(texts)).toEqual(stems(english));
    });

    it('leave nothing empty', () => {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('name the same things in the same sentence', () => {
      for (const [key, text] of texts) {
        const model = english.get(key) ?? english.get(key.replace(pluralForm, '_other'));
        expect({ key, slots: slots(text) }).toEqual({ key, slots: slots(model ?? '') });
      }
    });

    it('count what English counts, in no form that the language lacks', () => {
      for (const stem of stems(texts)) expect([stem, isCounted(texts, stem)]).toEqual([stem, isCounted(english, stem)]);
      const known: readonly string[] = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'zero'];
      const formOf = (key: string) => pluralForm.exec(key)?.[1];
      expect([...texts.keys()].filter((key) => !known.includes(formOf(key) ?? 'zero'))).toEqual([]);
    });

    it('count in every form that the language has', () => {
      // Spanish and French have a form of their own from a million on, which nothing here ever reaches.
      const rules = new Intl.PluralRules(language);
      const forms = [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
      const counted = [...texts.keys()].filter((key) => key.endsWith('_other'));
      const missing = counted.flatMap((key) =>
        forms.map((form) => key.replace(pluralForm, `_${form}`)).filter((wanted) => !texts.has(wanted)),
      );
      expect(missing).toEqual([]);
    });
  });
});

it('finds the texts', () => {
  expect(namespaces).toContain('app.json');
});

describe.each(languages)('a review of cards in %s', (language) => {
  it('names the grade of a forgotten card as nothing else is named there', () => {
    const texts = byPlace.get(`${language}/flashcards.json`) ?? new Map<string, string>();
    const lower = (key: string) => (texts.get(key) ?? '').toLocaleLowerCase(language);
    const others = ['start', 'due_other', 'decks.review', 'review.title', 'card.due-now', 'retention.reviews'];
    expect(others.filter((key) => lower(key).includes(lower('grades.again')))).toEqual([]);
  });
});

it('counts no homework in English', () => {
  const counted = /\bhomeworks\b|\b(one|\{\{count\}\}) homework\b/;
  const found = [...byPlace].flatMap(([place, texts]) =>
    place.startsWith('en/') ? [...texts].filter(([, text]) => counted.test(text)) : [],
  );
  expect(found).toEqual([]);
});

it.each(languages)('breaks no line between a number and its unit: %s', (language) => {
  const broken = /(\d|\}\}) (%|MB|Mo|kB|ko|h)(?!\p{L})/u;
  const found = [...byPlace].flatMap(([place, texts]) =>
    place.startsWith(`${language}/`) ? [...texts].filter(([, text]) => broken.test(text)) : [],
  );
  expect(found).toEqual([]);
});

it('puts a space that breaks no line before French punctuation and inside its quotation marks', () => {
  const found = [...byPlace].flatMap(([place, texts]) =>
    place.startsWith('fr/') ? [...texts].filter(([, text]) => /\S [:;?!»]|« /.test(text)) : [],
  );
  expect(found).toEqual([]);
});
