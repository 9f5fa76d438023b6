import type { Language } from '@wordgrove/contract/languages';
import { languageNames, languages } from '@wordgrove/contract/languages';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageAddress } from './landing-links.ts';
import styles from './language-links.module.css';

export type LanguageLinksProps = {
  language: Language;
  onLanguage: ((language: Language) => void) | undefined;
};

/** The page in the other languages, each under its own name. */
export function LanguageLinks({ language, onLanguage }: LanguageLinksProps) {
  const { t } = useTranslation('landing');
  const choose = (chosen: Language) => (event: MouseEvent) => {
    if (!onLanguage) return;
    event.preventDefault();
    onLanguage(chosen);
  };
  return (
    <nav aria-label={t('language')} className={styles.links}>
      {languages.map((other) => (
        <a
          key={other}
          href={languageAddress(other)}
          lang={other}
          hrefLang={other}
          aria-current={other === language ? 'true' : undefined}
          onClick={choose(other)}
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}
