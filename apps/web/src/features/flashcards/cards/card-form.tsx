import { languageNames, languages } from '@wordgrove/contract/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import styles from './cards.module.css';
import type { CardFormState, CardTexts } from './use-card-form.ts';
import { textsOf } from './use-card-form.ts';

export type CardFormProps = {
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
