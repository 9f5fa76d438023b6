import type { Language } from '@wordgrove/contract/languages';
import { defaultLanguage, isLanguage, pickLanguage } from '@wordgrove/contract/languages';
import type { TFunction } from 'i18next';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadChunk } from './chunks.ts';
import type { Namespace } from './i18n-resources.ts';
import { keepCookie, readCookie, readStored, writeStored } from './storage.ts';

const inUse = new Set<Namespace>(['app', 'errors']);
const loading = new Map<string, Promise<void>>();
/** Errors like any other, which come with the screens that have them: those after signing in, and those with files. */
const laterErrors: readonly Namespace[] = ['errors-inside', 'pdfs-files'];

/** Loads texts in any language, whichever is on the screen. Cheap when they are already loaded. */
export function loadTexts(language: Language, namespace: Namespace): Promise<void> {
  const key = `${language}/${namespace}`;
  return loading.get(key) ?? startLoading(key, language, namespace);
}

function startLoading(key: string, language: Language, namespace: Namespace): Promise<void> {
  const promise = loadLocaleFile(language, namespace).then((texts) => {
    i18next.addResourceBundle(language, laterErrors.includes(namespace) ? 'errors' : namespace, texts);
  });
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

async function loadAllInUse(language: Language): Promise<void> {
  let known = 0;
  while (known !== inUse.size) {
    known = inUse.size;
    await Promise.all([...inUse].map((namespace) => loadTexts(language, namespace)));
  }
}

/** The language on the screen now. */
export function currentLanguage(): Language {
  return languageOf(i18next);
}

/** The language that these texts are in. */
export function languageOf({ language }: Pick<typeof i18next, 'language'>): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

/** Loads the texts of a route or part in the current language. Cheap when they are already loaded. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  const language = currentLanguage();
  for (const namespace of namespaces) inUse.add(namespace);
  await Promise.all(namespaces.map((namespace) => loadTexts(language, namespace)));
}

/** The texts of a namespace for what is said by no component, in the language on the screen. */
export async function wordsOf<Name extends Namespace>(namespace: Name): Promise<TFunction<Name>> {
  await loadNamespaces(namespace);
  return i18next.getFixedT(null, namespace);
}

/** Remembers the chosen language in this browser, so that the next page, and the server, start with it. */
export function rememberLanguage(language: Language): void {
  writeStored(languageKey, language);
  keepCookie(languageKey, language);
}

/** The language that was asked for last. */
let wanted: Language | null = null;

/**
 * Switches everything to another language once its texts have loaded, and remembers it in this browser; not when
 * another one was asked for meanwhile. Rejects, leaving the language as it was, when they can't be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language !== currentLanguage()) {
    await loadAllInUse(language);
    if (wanted !== language) return;
    await i18next.changeLanguage(language);
    document.documentElement.lang = language;
  }
  rememberLanguage(language);
}

/**
 * Starts translations in the language of the profile, if known, or else the visitor's; resolves when the texts of the
 * shell and the errors have loaded.
 */
export async function startI18n(own?: Language): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const language = firstLanguage({
    asked,
    own,
    stored: readStored(languageKey),
    cookies: document.cookie,
    preferred: navigator.languages,
  });
  document.documentElement.lang = language;
  if (asked === language) rememberLanguage(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadAllInUse(language);
}

/** Where the chosen language is stored: the key in local storage and the cookie's name. */
export const languageKey = 'language';

/**
 * The initial language: the profile's own, else the one in the address (`?lang=`), else the one chosen in this browser,
 * else the first of the browser's languages that we have.
 */
export function firstLanguage(sources: {
  asked: string | null;
  own?: Language | undefined;
  stored: string | null;
  cookies: string;
  preferred: readonly string[];
}): Language {
  const chosen = [sources.own, sources.asked, sources.stored, readCookie(sources.cookies, languageKey)].find(
    isLanguage,
  );
  return chosen ?? pickLanguage(sources.preferred);
}

const files = import.meta.glob<{ default: Record<string, unknown> }>('/src/locales/*/*.json');

/** The sentences of one namespace in one language. Rejects when the file can't be loaded. */
async function loadLocaleFile(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  const load = files[`/src/locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await loadChunk(`${language}-${namespace}`, load)).default;
}
