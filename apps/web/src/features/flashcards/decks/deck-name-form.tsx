import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isName } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

const checks = { name: isName };
const fieldOfCode = { 'too-many-decks': 'name' } as const;

export type DeckNameFormProps = {
  start: string;
  submitText: string;
  isPending: boolean;
  /** Rejects when it can't be; the form then shows why. */
  onSend: (name: string) => Promise<void>;
  onCancel: () => void;
  /** Takes the place of what the form would say about a refusal. */
  notice?: ReactNode;
};

/** The one field of a new deck and of a new name. */
export function DeckNameForm({ start, submitText, isPending, onSend, onCancel, notice }: DeckNameFormProps) {
  const { t } = useTranslation('flashcards');
  const form = useFormState({ start: { name: start }, checks, fieldOfCode });
  return (
    <Form onSubmit={() => void form.submit(({ name }) => onSend(name))} errors={form.errors}>
      {notice ?? (form.failure && <Notice tone="error">{form.failure}</Notice>)}
      <TextField label={t('decks.name')} autoComplete="off" {...form.field('name')} />
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {submitText}
        </Button>
      </DialogActions>
    </Form>
  );
}
