import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '#platform/use-form-state.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';

type DialogFormProps = {
  form: Pick<FormState<string>, 'errors' | 'failure'>;
  /** Text above everything else. */
  lead?: string;
  /** Replaces the form's own message about a refusal. */
  notice?: ReactNode;
  submitText: string;
  isPending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog: why it was refused, its fields, and the buttons that send it or close the dialog. */
export function DialogForm({ form, lead, notice, submitText, isPending, ...rest }: DialogFormProps) {
  const { t } = useTranslation('classes');
  return (
    <Form onSubmit={rest.onSubmit} errors={form.errors}>
      {lead && <p>{lead}</p>}
      {notice ?? (form.failure && <Notice tone="error">{form.failure}</Notice>)}
      {rest.children}
      <DialogActions>
        <Button onClick={rest.onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {submitText}
        </Button>
      </DialogActions>
    </Form>
  );
}
