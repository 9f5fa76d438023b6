import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import styles from './word-part.module.css';

export type WordFormsProps = { forms: DictionaryWord['forms'] };

export function WordForms({ forms }: WordFormsProps) {
  const { t } = useTranslation('dictionary');
  if (forms.length === 0) return null;
  return (
    <dl className={styles.forms} aria-label={t('entry.forms')}>
      {forms.map(({ name, spellings }) => (
        <div key={name}>
          <dt>{t(`form.${name}`)}</dt>
          <dd lang="en">{spellings.join(' / ')}</dd>
        </div>
      ))}
    </dl>
  );
}
