import type { ReactNode } from 'react';
import type { ErrorCode } from '#platform/error-codes.ts';
import { checkName } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Form } from './form.tsx';
import { Notice } from './notice.tsx';
import { TextField } from './text-field.tsx';

const checks = { name: checkName };

export type NameFormProps = {
  /** Label of the name field. */
  label: string;
  start: string;
  submitText: string;
  cancelText: string;
  isPending: boolean;
  /** Rejects when it can't be saved; the form then shows why. */
  onSend: (name: string) => Promise<void>;
  onCancel: () => void;
  /** Codes of refusals that are shown beside the field. */
  codesOfField?: readonly ErrorCode[] | undefined;
  /** Replaces the form's own message about a refusal. */
  notice?: ReactNode;
};

/** A form with a single field, for creating something with a name, or renaming it. */
export function NameForm({
  label,
  start,
  submitText,
  cancelText,
  isPending,
  codesOfField = [],
  ...rest
}: NameFormProps) {
  const { onSend, onCancel, notice } = rest;
  const fieldOfCode = Object.fromEntries(codesOfField.map((code) => [code, 'name' as const]));
  const form = useFormState({ start: { name: start }, checks, fieldOfCode });
  return (
    <Form onSubmit={() => void form.submit(({ name }) => onSend(name))} errors={form.errors}>
      {notice ?? (form.failure && <Notice tone="error">{form.failure}</Notice>)}
      <TextField label={label} autoComplete="off" {...form.field('name')} />
      <DialogActions>
        <Button onClick={onCancel}>{cancelText}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {submitText}
        </Button>
      </DialogActions>
    </Form>
  );
}
