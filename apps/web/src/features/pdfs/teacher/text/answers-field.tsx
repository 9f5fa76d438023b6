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
  onChange: (language: Language) => void;
};

/** What the cards of a pack are answered with: English definitions, or translations into one language. */
export function AnswersField({ shared, value, onChange }: AnswersFieldProps) {
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
    </div>
  );
}
