import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '#platform/use-form-state.ts';
import { Button } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Form } from './form.tsx';
import { Notice } from './notice.tsx';

export type DialogFormProps = {
  form: Pick<FormState<string>, 'errors' | 'failure'>;
  /** Text above everything else. */
  lead?: string;
  /** Replaces the form's own message about a refusal. */
  notice?: ReactNode;
  submitText: string;
  /** Of the button that closes the dialog; "Cancel" by default. */
  cancelText?: string | undefined;
  dangerous?: boolean;
  isPending: boolean;
  onSubmit: () => unknown;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog: why it was refused, its fields, and the buttons that send it or close the dialog. */
export function DialogForm({ form, lead, notice, submitText, isPending, children, ...rest }: DialogFormProps) {
  const { t } = useTranslation('app');
  const { cancelText = t('cancel'), dangerous = false, onSubmit, onCancel } = rest;
  return (
    <Form onSubmit={onSubmit} errors={form.errors}>
      {lead && <p>{lead}</p>}
      {notice || (form.failure && <Notice tone="error">{form.failure}</Notice>)}
      {children}
      <DialogActions>
        <Button onClick={onCancel}>{cancelText}</Button>
        <Button type="submit" variant={dangerous ? 'danger' : 'primary'} loading={isPending}>
          {submitText}
        </Button>
      </DialogActions>
    </Form>
  );
}
