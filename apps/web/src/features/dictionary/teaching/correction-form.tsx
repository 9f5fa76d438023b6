import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationLanguage } from '#features/dictionary/entry/translation-order.ts';
import { translationOrder } from '#features/dictionary/entry/translation-order.ts';
import { ListState } from '#features/dictionary/lists/list-state.tsx';
import { currentLanguage } from '#platform/i18n.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useOpenClasses } from './api.ts';
import { CorrectionFields } from './correction-fields.tsx';
import styles from './entry-foot.module.css';

const languages: readonly TranslationLanguage[] = ['tr', 'es', 'fr', 'de'];

export type CorrectionFormProps = { words: readonly DictionaryWord[]; onDone: () => void };

/** A teacher's own translation for one class: which word, which class, which language, and then the words. */
export function CorrectionForm({ words, onDone }: CorrectionFormProps) {
  const { t } = useTranslation('dictionary');
  const classes = useOpenClasses();
  const [key, setKey] = useState(words[0]?.key);
  const [classId, setClassId] = useState<string>();
  const [language, setLanguage] = useState(() => translationOrder(currentLanguage()).own ?? 'tr');
  const word = words.find((each) => each.key === key);
  if (!classes.data) return <ListState query={classes} />;
  const chosen = classes.data.find(({ id }) => id === classId) ?? classes.data[0];
  if (!chosen || !word) {
    const action = <ButtonLink to={paths.teacherStudents}>{t('correct.to-classes')}</ButtonLink>;
    return <Notice action={action}>{t('correct.no-class')}</Notice>;
  }
  return (
    <div className={styles.form}>
      <p>{t('correct.text')}</p>
      {words.length > 1 && (
        <SelectField
          label={t('correct.word')}
          options={words.map((each) => ({ value: each.key, label: `${each.lemma} (${t(`pos.${each.pos}`)})` }))}
          value={word.key}
          onChange={(event) => setKey(event.target.value)}
        />
      )}
      <SelectField
        label={t('correct.class')}
        options={classes.data.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.id}
        onChange={(event) => setClassId(event.target.value)}
      />
      <SelectField
        label={t('correct.language')}
        options={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
        value={language}
        onChange={({ target }) => isOneOf(languages, target.value) && setLanguage(target.value)}
      />
      <CorrectionFields
        key={`${word.key}/${chosen.id}/${language}`}
        word={word}
        schoolClass={chosen}
        language={language}
        onDone={onDone}
      />
    </div>
  );
}
