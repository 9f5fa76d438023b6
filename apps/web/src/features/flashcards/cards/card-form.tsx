import type { Card } from '@wordgrove/contract/flashcards';
import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, languageNames, languages } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFilled, checkLength } from '#platform/field-checks.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import styles from './cards.module.css';

type CardFormProps = {
  form: CardFormState;
  submitText: string;
  cancelText: string;
  isPending: boolean;
  /** Rejects when the card can't be saved; the form then shows why. */
  onSend: (texts: CardTexts) => Promise<void>;
  onCancel: () => void;
  /** Replaces the form's own message about a refusal. */
  notice?: ReactNode;
};

/** Both sides of a card, its extras, and the language of its back. */
export function CardForm({ form, submitText, cancelText, isPending, onSend, onCancel, notice }: CardFormProps) {
  const { t } = useTranslation('flashcards');
  const options = [
    { value: '', label: t('card.language-unknown') },
    ...languages.map((language) => ({ value: language, label: languageNames[language] })),
  ];
  const { onChange, ...language } = form.field('language');
  return (
    <Form onSubmit={() => void form.submit((values) => onSend(textsOf(values)))} errors={form.errors}>
      {notice ?? (form.failure && <Notice tone="error">{form.failure}</Notice>)}
      <TextAreaField
        label={t('card.front')}
        rows={2}
        className={styles.side}
        autoComplete="off"
        lang="en"
        {...form.field('front')}
      />
      <TextAreaField
        label={t('card.back')}
        rows={2}
        className={styles.side}
        autoComplete="off"
        {...form.field('back')}
      />
      <SelectField label={t('card.language')} options={options} {...language} onChange={onChange} />
      <TextAreaField
        label={t('card.note')}
        note={t('card.optional')}
        rows={2}
        className={styles.side}
        autoComplete="off"
        {...form.field('note')}
      />
      <DialogActions>
        <Button onClick={onCancel}>{cancelText}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {submitText}
        </Button>
      </DialogActions>
    </Form>
  );
}

const fits = checkLength(limits.cardTextMax);
const checks = {
  front: (value: string) => checkFilled(value) ?? fits(value),
  back: (value: string) => checkFilled(value) ?? fits(value),
  note: fits,
};
const fieldOfCode = {};

type CardFields = 'front' | 'back' | 'language' | 'note';
export type CardTexts = Pick<Card, 'front' | 'back' | 'language' | 'note'>;
type CardFormState = FormState<CardFields>;

/** The fields of a card. Whoever holds this keeps what was typed while the dialog is closed. */
export function useCardForm({ front, back, language, note }: CardTexts): CardFormState {
  return useFormState({ start: { front, back, language: language ?? '', note }, checks, fieldOfCode });
}

/** The form's values as a card takes them. */
function textsOf({ front, back, language, note }: Readonly<Record<CardFields, string>>): CardTexts {
  const chosen: Language | null = isLanguage(language) ? language : null;
  return { front, back, language: chosen, note };
}
