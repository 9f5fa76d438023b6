import type { Correction } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import styles from './word-part.module.css';

export type OwnCorrectionsProps = { corrections: readonly Correction[] };

/** A teacher's replacements for our translations, class by class. */
export function OwnCorrections({ corrections }: OwnCorrectionsProps) {
  const { t } = useTranslation('dictionary');
  const own = corrections.filter(({ translations }) => translations.length > 0);
  if (own.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{t('entry.own-corrections')}</h4>
      <ul className={styles.examples}>
        {own.map(({ classId, className, language, translations }) => (
          <li key={`${classId}/${language}`}>
            {className}, {t(`language.${language}`)}: <strong lang={language}>{translations.join(', ')}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
