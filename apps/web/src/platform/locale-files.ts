import type { Language } from '@wordgrove/contract/languages';
import { loadChunk } from './chunks.ts';
import type { Namespace } from './i18n-resources.ts';

const files = import.meta.glob<Record<string, unknown>>('/src/locales/*/*.json', { import: 'default' });

/** The sentences of one namespace in one language. Rejects when the file can't be loaded. */
export function loadLocaleFile(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  const load = files[`/src/locales/${language}/${namespace}.json`];
  if (!load) return Promise.reject(new Error(`No texts for ${namespace} in ${language}`));
  return loadChunk(`${language}-${namespace}`, load);
}
