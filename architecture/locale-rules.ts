import type { OwnRule, Tree } from './tree.ts';

const languages = ['en', 'tr', 'es', 'fr', 'de'];
const folder = 'apps/web/src/locales';
const file = /^apps\/web\/src\/locales\/([^/]+)\/(.+)\.json$/;
/** Texts of the composition, of the kit and of the error codes belong to no feature. */
const ofNoFeature = ['app', 'ui', 'errors'];

/** Key → plural form ('' where it isn't counted) → sentence. */
type Sentences = Map<string, Map<string, string>>;

export const localeRules: readonly OwnRule[] = [
  {
    name: 'locales-belong-to-features',
    remedy:
      'Remove it with its feature, or name it after the feature, after feature and folder, or after a folder of app.',
    find: ({ paths }) => {
      const owners = new Set([...ofNoFeature, ...paths.flatMap(ownersOf)]);
      return paths.flatMap((path) => {
        const [, language = '', namespace = ''] = file.exec(path) ?? [];
        if (!namespace || (languages.includes(language) && owners.has(namespace))) return [];
        return [{ path, what: 'belongs to no feature, or to no language' }];
      });
    },
  },
  compared(
    'languages-are-complete',
    'Add the sentences that are missing, remove those that English lacks.',
    (own, english) => [
      ...[...english.keys()].filter((key) => !own.has(key)).map((key) => `lacks "${key}"`),
      ...[...own.keys()].filter((key) => !english.has(key)).map((key) => `has "${key}", which English lacks`),
    ],
  ),
  compared('sentences-are-written', 'Write the sentence, or remove the key.', (own) =>
    [...own]
      .filter(([, forms]) => [...forms.values()].some((text) => !text.trim()))
      .map(([key]) => `"${key}" is empty`),
  ),
  compared('sentences-fill-the-same', 'Use the {{variables}} and <tags> of the English sentence.', (own, english) =>
    [...own].flatMap(([key, forms]) => {
      const [found, expected] = [slotsOf(forms), slotsOf(english.get(key) ?? forms)];
      return found === expected ? [] : [`"${key}" has ${found || 'none'} instead of ${expected || 'none'}`];
    }),
  ),
  compared(
    'plurals-fit',
    'Write key_one and key_other (where the language has more forms, those too); "zero" may be added anywhere.',
    (own, english, language) =>
      [...own].flatMap(([key, forms]) => {
        const isCounted = !forms.has('');
        if (english.get(key)?.has('') === isCounted) return [`"${key}" is counted in one language only`];
        return isCounted ? pluralFaults(key, [...forms.keys()], language) : [];
      }),
  ),
];

/** A rule that compares every language of a namespace with its English sentences. */
function compared(
  name: string,
  remedy: string,
  judge: (own: Sentences, english: Sentences, language: string) => string[],
): OwnRule {
  const find = ({ paths, read }: Tree) => {
    const namespaces = new Set(paths.flatMap((path) => file.exec(path)?.[2] ?? []));
    const sentences = (path: string) => flatten(paths.includes(path) ? JSON.parse(read(path)) : {});
    return [...namespaces].flatMap((namespace) => {
      const english = sentences(`${folder}/en/${namespace}.json`);
      return languages.flatMap((language) => {
        const path = `${folder}/${language}/${namespace}.json`;
        return judge(sentences(path), english, language).map((what) => ({ path, what }));
      });
    });
  };
  return { name, remedy, find };
}

function ownersOf(path: string): string[] {
  const [, composed] = /^apps\/web\/src\/app\/([^/]+)\//.exec(path) ?? [];
  const [, feature, part] = /^apps\/web\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return [composed, feature, part && `${feature}-${part}`].filter((owner) => owner !== undefined);
}

function flatten(value: unknown, key = '', into: Sentences = new Map()): Sentences {
  if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) flatten(inner, key ? `${key}.${name}` : name, into);
    return into;
  }
  const [, base = key, form = ''] = /^(.+?)(?:_((?:ordinal_)?(?:zero|one|two|few|many|other)))?$/.exec(key) ?? [];
  const forms = into.get(base) ?? new Map<string, string>();
  return into.set(base, forms.set(form, typeof value === 'string' ? value : ''));
}

/** "count" may be left out where a plural form spells it out. */
function slotsOf(forms: Map<string, string>): string {
  const texts = [...forms.values()].join('\n');
  const variables = [...texts.matchAll(/\{\{-?\s*([^},\s]+)/g)].map(([, name]) => `{{${name}}}`);
  const tags = [...texts.matchAll(/<[a-z0-9-]+/gi)].map(([tag]) => `${tag}>`);
  return [...new Set([...variables, ...tags])]
    .filter((slot) => slot !== '{{count}}')
    .sort()
    .join(' ');
}

function pluralFaults(key: string, forms: readonly string[], language: string): string[] {
  const isOrdinal = forms.some((form) => form.startsWith('ordinal_'));
  const { pluralCategories } = new Intl.PluralRules(language, {
    type: isOrdinal ? 'ordinal' : 'cardinal',
  }).resolvedOptions();
  const known: readonly string[] = [...pluralCategories, 'zero'];
  const unknown = forms.filter((form) => !known.includes(form.replace('ordinal_', '')));
  const needed = isOrdinal ? ['ordinal_other'] : ['one', 'other'];
  return [
    ...unknown.map((form) => `"${key}_${form}": ${language} has no such form`),
    ...needed.filter((form) => !forms.includes(form)).map((form) => `"${key}" lacks "${key}_${form}"`),
  ];
}
