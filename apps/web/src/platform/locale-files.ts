import type { Language } from '@wordgrove/contract/languages';
import { loadChunk } from './chunks.ts';
import type { Namespace } from './i18n-resources.ts';

const files = import.meta.glob<{ default: Record<string, unknown> }>('/src/locales/*/*.json');

/** The sentences of one namespace in one language. Rejects when the file can't be loaded. */
export async function loadLocaleFile(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  const load = files[`/src/locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await loadChunk(`${language}-${namespace}`, load)).default;
}
