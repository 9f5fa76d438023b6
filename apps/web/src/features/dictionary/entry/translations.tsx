import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import type { TranslationLanguage } from './dictionary-words.ts';
import { translationOrder } from './dictionary-words.ts';
import styles from './translations.module.css';

/** The word in other languages: the reader's own in full view, the rest one click away. */
export function Translations({ taught }: { taught: NonNullable<DictionaryWord['taught']> }) {
  const { t } = useTranslation('dictionary');
  const { own, others } = translationOrder(currentLanguage());
  const line = (language: TranslationLanguage) => (
    <div key={language} className={styles.line}>
      <dt className={styles.language}>{t(`language.${language}`)}</dt>
      <dd lang={language} className={language === own ? styles.own : undefined}>
        {taught.translations[language].join(', ')}
        {taught.correctedIn.includes(language) && (
          <span className={styles.corrected}>
            <Badge tone="green">{t('entry.from-teacher')}</Badge>
          </span>
        )}
      </dd>
    </div>
  );
  if (!own) return <dl className={styles.all}>{others.map(line)}</dl>;
  return (
    <div>
      <dl className={styles.all}>{line(own)}</dl>
      <details className={styles.more}>
        <summary>{t('entry.other-languages')}</summary>
        <dl className={styles.all}>{others.map(line)}</dl>
      </details>
    </div>
  );
}
