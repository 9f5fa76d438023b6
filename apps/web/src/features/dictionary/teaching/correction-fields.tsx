import type { SchoolClass } from '@wordgrove/contract/classes';
import type { Correction, DictionaryWord } from '@wordgrove/contract/dictionary';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationLanguage } from '#features/dictionary/entry/translation-order.ts';
import type { Check } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCorrectTranslation } from './api.ts';
import { typedTranslations } from './typed-translations.ts';

const isShortList: Check = (text) => {
  const list = typedTranslations(text);
  const isLong = list.length > limits.translationsMax || list.some((each) => each.length > limits.translationMax);
  return isLong ? 'too-long' : null;
};
const checks = { translations: isShortList };

export type CorrectionFieldsProps = {
  word: DictionaryWord;
  schoolClass: Pick<SchoolClass, 'id' | 'name'>;
  language: TranslationLanguage;
  onDone: () => void;
};

/** The translations themselves; saving none withdraws the correction. */
export function CorrectionFields({ word, schoolClass, language, onDone }: CorrectionFieldsProps) {
  const { t } = useTranslation('dictionary');
  const { done } = useOutcomeToast();
  const known = word.corrections.find((each) => each.classId === schoolClass.id && each.language === language);
  const [current, setCurrent] = useState<Correction | undefined>(known);
  const [isChanged, setChanged] = useState(false);
  const form = useFormState({ start: { translations: known?.translations.join(', ') ?? '' }, checks });
  const correct = useCorrectTranslation((saved) => {
    setCurrent(saved);
    setChanged(true);
    form.fill({ translations: saved.translations.join(', ') });
  });
  const send = async ({ translations }: Readonly<Record<'translations', string>>) => {
    const list = typedTranslations(translations);
    const version = current?.version ?? 0;
    await correct.mutateAsync({ classId: schoolClass.id, word: word.key, language, translations: list, version });
    done(t(list.length > 0 ? 'correct.saved' : 'correct.taken-back', { className: schoolClass.name }));
    onDone();
  };
  const ours = word.taught?.translations[language].join(', ') ?? '';
  return (
    <Form onSubmit={() => void form.submit(send)} errors={form.errors}>
      {isChanged ? (
        <Notice tone="warning">{t('correct.changed')}</Notice>
      ) : (
        form.failure && <Notice tone="error">{form.failure}</Notice>
      )}
      <TextField
        label={t('correct.translations')}
        hint={t('correct.hint', { ours, count: limits.translationsMax })}
        autoComplete="off"
        {...form.field('translations')}
      />
      <DialogActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={correct.isPending}>
          {t('correct.send')}
        </Button>
      </DialogActions>
    </Form>
  );
}
