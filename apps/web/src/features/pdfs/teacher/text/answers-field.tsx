import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, languageNames, languages } from '@wordgrove/contract/languages';
import type { ClassFit } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/select-field.tsx';
import styles from './text.module.css';

type AnswersFieldProps = {
  /** The language that the whole class uses. */
  shared: ClassFit['language'];
  value: Language;
  /** How many of the chosen words have no translation into it. */
  inEnglish: number;
  onChange: (language: Language) => void;
};

/** What the cards of a pack are answered with: English definitions, or translations into one language. */
export function AnswersField({ shared, value, inEnglish, onChange }: AnswersFieldProps) {
  const { t } = useTranslation('pdfs-teacher');
  const hint = shared ? t('pack.answers.shared', { language: languageNames[shared] }) : t('pack.answers.mixed');
  return (
    <div className={styles.answers}>
      <SelectField
        label={t('pack.answers.label')}
        hint={hint}
        value={value}
        onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
        options={languages.map((each) => ({
          value: each,
          label: each === 'en' ? t('pack.answers.english') : languageNames[each],
        }))}
      />
      {inEnglish > 0 && (
        <p className={styles.muted}>{t('pack.in-english', { count: inEnglish, language: languageNames[value] })}</p>
      )}
    </div>
  );
}
