import { placeOf } from './place.ts';
import type { Finding, Rule, Tree } from './tree.ts';

const languages = ['en', 'tr', 'es', 'fr', 'de'];
const folder = 'apps/web/src/locales';

/** Key → the sentences under it, one per plural form. */
type Sentences = Map<string, Map<string, string>>;

/** Namespace → language → its sentences. */
function readLocales({ files }: Tree): Map<string, Map<string, Sentences>> {
  const locales = new Map<string, Map<string, Sentences>>();
  for (const [path, text] of Object.entries(files)) {
    const [, language, namespace] = /^apps\/web\/src\/locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (!language || !namespace) continue;
    const inLanguages = locales.get(namespace) ?? new Map<string, Sentences>();
    inLanguages.set(language, flatten(JSON.parse(text), '', new Map()));
    locales.set(namespace, inLanguages);
  }
  return locales;
}

function flatten(value: unknown, key: string, into: Sentences): Sentences {
  if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) flatten(inner, key ? `${key}.${name}` : name, into);
    return into;
  }
  const [, base = key, form = ''] = /^(.+?)(?:_((?:ordinal_)?(?:zero|one|two|few|many|other)))?$/.exec(key) ?? [];
  const forms = into.get(base) ?? new Map<string, string>();
  return into.set(base, forms.set(form, typeof value === 'string' ? value : ''));
}

/** Compares every namespace and language with the English sentences. */
function compare(tree: Tree, judge: (own: Sentences, english: Sentences, language: string) => string[]): Finding[] {
  const findings: Finding[] = [];
  for (const [namespace, inLanguages] of readLocales(tree)) {
    const english: Sentences = inLanguages.get('en') ?? new Map();
    for (const language of languages) {
      const own: Sentences = inLanguages.get(language) ?? new Map();
      const path = `${folder}/${language}/${namespace}.json`;
      findings.push(...judge(own, english, language).map((what) => ({ path, line: 1, what })));
    }
  }
  return findings;
}

export const languagesAreComplete: Rule = {
  name: 'all five languages have the same texts in every namespace',
  remedy: 'Add the missing sentences (or the missing file), remove the ones that English has not.',
  check: (tree) =>
    compare(tree, (own, english) => {
      if (own.size === 0) return ['the file is missing or empty'];
      return [
        ...[...english.keys()].filter((key) => !own.has(key)).map((key) => `lacks "${key}"`),
        ...[...own.keys()].filter((key) => !english.has(key)).map((key) => `has "${key}", which English lacks`),
      ];
    }),
};

export const sentencesAreWritten: Rule = {
  name: 'no text is empty',
  remedy: 'Write the sentence, or remove the key.',
  check: (tree) =>
    compare(tree, (own) =>
      [...own].flatMap(([key, forms]) =>
        [...forms.values()].some((sentence) => sentence.trim() === '') ? [`"${key}" is empty`] : [],
      ),
    ),
};

export const sentencesFillTheSame: Rule = {
  name: 'a text has the same {{variables}} and <tags> in every language',
  remedy: 'Use exactly the names that the English sentence has.',
  check: (tree) =>
    compare(tree, (own, english) =>
      [...own].flatMap(([key, forms]) => {
        const [expected, found] = [slotsOf(english.get(key)), slotsOf(forms)];
        return english.has(key) && expected !== found
          ? [`"${key}" has ${found || 'none'} instead of ${expected || 'none'}`]
          : [];
      }),
    ),
};

/** "count" may be left out where a plural form spells it out. */
function slotsOf(forms: Map<string, string> | undefined): string {
  const slots = new Set<string>();
  for (const sentence of forms?.values() ?? []) {
    for (const [, name = ''] of sentence.matchAll(/\{\{-?\s*([^},\s]+)/g))
      if (name !== 'count') slots.add(`{{${name}}}`);
    for (const [tag] of sentence.matchAll(/<[a-z0-9-]+/gi)) slots.add(`${tag}>`);
  }
  return [...slots].sort().join(' ');
}

export const pluralsFit: Rule = {
  name: 'a counted text has the plural forms of its language, "other" always among them',
  remedy: 'Write key_one and key_other (where the language has more forms, those too); "zero" may be added anywhere.',
  check: (tree) =>
    compare(tree, (own, english, language) =>
      [...own].flatMap(([key, forms]) => {
        const isPlain = (each: Map<string, string> | undefined) => !each || each.has('');
        if (isPlain(forms) !== isPlain(english.get(key)) && english.has(key))
          return [`"${key}" is counted in one language only`];
        return isPlain(forms) ? [] : pluralFaults(key, [...forms.keys()], language);
      }),
    ),
};

function pluralFaults(key: string, forms: readonly string[], language: string): string[] {
  const isOrdinal = forms.some((form) => form.startsWith('ordinal_'));
  const { pluralCategories } = new Intl.PluralRules(language, {
    type: isOrdinal ? 'ordinal' : 'cardinal',
  }).resolvedOptions();
  const known: readonly string[] = [...pluralCategories, 'zero'];
  const unknown = forms.filter((form) => !known.includes(form.replace('ordinal_', '')));
  const faults = unknown.map((form) => `"${key}_${form}": ${language} has no such form`);
  if (!forms.some((form) => form.endsWith('other'))) faults.push(`"${key}" lacks "${key}_other"`);
  if (!isOrdinal && !forms.includes('one')) faults.push(`"${key}" lacks "${key}_one"`);
  return faults;
}

/** Texts that belong to no feature: those of the composition and of the error codes. */
const ofNoFeature = ['app', 'ui', 'errors'];

export const localesBelongToFeatures: Rule = {
  name: 'a locale file belongs to a feature that exists, in one of the five languages',
  remedy:
    'Remove the file together with its feature, or name it after the feature, after feature and folder, or after a folder of app.',
  check: (tree) => {
    const features = new Set(
      Object.keys(tree.files).flatMap((path) => {
        const { side, feature } = placeOf(path);
        const [, part] = /\/features\/[^/]+\/([^/]+)\//.exec(path) ?? [];
        const [, composed] = /^apps\/web\/src\/app\/([^/]+)\//.exec(path) ?? [];
        if (composed) return composed;
        return side === 'web' && feature ? [feature, ...(part ? [`${feature}-${part}`] : [])] : [];
      }),
    );
    return Object.keys(tree.files).flatMap((path) => {
      const [, language, namespace] = /^apps\/web\/src\/locales\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
      if (!language || !namespace) return [];
      if (!languages.includes(language))
        return [{ path, line: 1, what: `"${language}" is not one of ${languages.join(', ')}` }];
      const isOwned = features.has(namespace) || ofNoFeature.includes(namespace);
      return isOwned ? [] : [{ path, line: 1, what: `no feature is called "${namespace}"` }];
    });
  },
};
