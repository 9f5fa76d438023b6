import type { Language } from '@wordgrove/contract/languages';
import type { i18n as Texts } from 'i18next';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { languageOf, loadTexts } from './i18n.ts';
import type { Namespace } from './i18n-resources.ts';

export type { Texts };

/** The texts of a part of a page that isn't in the language of the screen. Rejects when they can't be loaded. */
export async function textsIn(language: Language, ...namespaces: readonly Namespace[]): Promise<Texts> {
  await Promise.all(['app' as const, ...namespaces].map((namespace) => loadTexts(language, namespace)));
  return i18next.cloneInstance({ lng: language });
}

type InLanguageProps = { texts: Texts; className: string | undefined; children: ReactNode };

/** A part of a page in another language than the screen: its texts, dates and numbers, and how it is read aloud. */
export function InLanguage({ texts, className, children }: InLanguageProps) {
  return (
    <I18nContext value={{ i18n: texts }}>
      <div lang={languageOf(texts)} className={className}>
        {children}
      </div>
    </I18nContext>
  );
}
