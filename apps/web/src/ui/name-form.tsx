import type { ErrorCode } from '#platform/error-codes.ts';
import { checkName } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import type { DialogFormProps } from './dialog-form.tsx';
import { DialogForm } from './dialog-form.tsx';
import { TextField } from './text-field.tsx';

const checks = { name: checkName };

export type NameFormProps = Pick<DialogFormProps, 'submitText' | 'isPending' | 'notice' | 'onCancel'> & {
  /** Label of the name field. */
  label: string;
  start: string;
  /** Rejects when it can't be saved; the form then shows why. */
  onSend: (name: string) => Promise<void>;
  /** Codes of refusals that are shown beside the field. */
  codesOfField?: readonly ErrorCode[];
};

/** A form with a single field, for creating something with a name, or renaming it. */
export function NameForm({ label, start, onSend, codesOfField = [], ...rest }: NameFormProps) {
  const fieldOfCode = Object.fromEntries(codesOfField.map((code) => [code, 'name' as const]));
  const form = useFormState({ start: { name: start }, checks, fieldOfCode });
  return (
    <DialogForm {...rest} form={form} onSubmit={() => form.submit(({ name }) => onSend(name))}>
      <TextField label={label} autoComplete="off" {...form.field('name')} />
    </DialogForm>
  );
}
