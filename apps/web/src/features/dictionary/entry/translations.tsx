import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import type { TaughtSense } from '#platform/taught-senses.ts';
import { Badge } from '#ui/badge.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import type { TranslationLanguage } from './dictionary-words.ts';
import { translationOrder } from './dictionary-words.ts';
import styles from './translations.module.css';

/** The word in other languages: the reader's own in full view, the rest one click away. */
export function Translations({
  sense: { translations, correctedIn },
}: {
  sense: Pick<TaughtSense, 'translations' | 'correctedIn'>;
}) {
  const { t } = useTranslation('dictionary');
  const { own, others } = translationOrder(currentLanguage());
  const line = (language: TranslationLanguage) => (
    <div key={language} className={styles.line}>
      <dt className={typography.note}>{t(`language.${language}`)}</dt>
      <dd lang={language} className={language === own ? styles.own : undefined}>
        {translations[language].join(', ')}
        {correctedIn.includes(language) && (
          <span className={styles.corrected}>
            <Badge tone="green">{t('entry.from-teacher')}</Badge>
          </span>
        )}
      </dd>
    </div>
  );
  if (!own) return <dl className={layout.stackTiny}>{others.map(line)}</dl>;
  return (
    <div>
      <dl className={layout.stackTiny}>{line(own)}</dl>
      <details className={styles.more}>
        <summary>{t('entry.other-languages')}</summary>
        <dl className={layout.stackTiny}>{others.map(line)}</dl>
      </details>
    </div>
  );
}
