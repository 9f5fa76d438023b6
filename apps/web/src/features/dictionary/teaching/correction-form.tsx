import type { SchoolClass } from '@wordgrove/contract/classes';
import type { Correction, DictionaryWord } from '@wordgrove/contract/dictionary';
import { translationLanguages } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationLanguage } from '#features/dictionary/entry/dictionary-words.ts';
import { translationOrder, typedTranslations } from '#features/dictionary/entry/dictionary-words.ts';
import { ListState } from '#features/dictionary/lists/listed-word.tsx';
import type { Check } from '#platform/field-checks.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useEditForm } from '#platform/use-edit-form.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCorrectTranslation, useOpenClasses } from './api.ts';

/** A teacher's own translation for one class: which word, which class, which language, and then the words. */
export function CorrectionForm({ words, onDone }: { words: readonly DictionaryWord[]; onDone: () => void }) {
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
    <div className={layout.stack}>
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
        options={translationLanguages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
        value={language}
        onChange={({ target }) => isOneOf(translationLanguages, target.value) && setLanguage(target.value)}
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

const isShortList: Check = (text) => {
  const list = typedTranslations(text);
  const isLong = list.length > limits.translationsMax || list.some((each) => each.length > limits.translationMax);
  return isLong ? 'too-long' : null;
};
const checks = { translations: isShortList };
const typed = (saved: Pick<Correction, 'translations'> | undefined) => ({
  translations: saved?.translations.join(', ') ?? '',
});

type CorrectionFieldsProps = {
  word: DictionaryWord;
  schoolClass: Pick<SchoolClass, 'id' | 'name'>;
  language: TranslationLanguage;
  onDone: () => void;
};

/** The translations themselves; saving none withdraws the correction. */
function CorrectionFields({ word, schoolClass, language, onDone }: CorrectionFieldsProps) {
  const { t } = useTranslation('dictionary');
  const { done } = useOutcomeToast();
  const known = word.corrections.find((each) => each.classId === schoolClass.id && each.language === language);
  const form = useEditForm({ row: known, typed, checks });
  const correct = useCorrectTranslation(form.follow);
  const send = async ({ translations }: Readonly<Record<'translations', string>>) => {
    const list = typedTranslations(translations);
    const version = form.edited?.version ?? 0;
    await correct.mutateAsync({ classId: schoolClass.id, word: word.key, language, translations: list, version });
    done(t(list.length > 0 ? 'correct.saved' : 'correct.taken-back', { className: schoolClass.name }));
    onDone();
  };
  const ours = word.taught?.translations[language].join(', ') ?? '';
  return (
    <DialogForm
      form={form}
      notice={
        form.changed && (
          <Notice tone="warning">
            {t('correct.changed', { translations: typed(form.changed).translations || '–' })}
          </Notice>
        )
      }
      submitText={t('correct.send')}
      isPending={correct.isPending}
      onSubmit={() => form.submit(send)}
      onCancel={onDone}
    >
      <TextField
        label={t('correct.translations')}
        hint={t('correct.hint', { ours, count: limits.translationsMax })}
        autoComplete="off"
        {...form.field('translations')}
      />
    </DialogForm>
  );
}
