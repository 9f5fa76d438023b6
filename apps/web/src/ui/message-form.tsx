import { checkFilled, checkLength } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { DialogForm } from './dialog-form.tsx';
import { TextAreaField } from './text-field.tsx';

export type MessageFormProps = {
  texts: { label: string; hint: string; send: string };
  longest: number;
  /** Rejects when it couldn't be sent; the text then stays. */
  onSend: (message: string) => Promise<void>;
  onCancel: () => void;
  busy: boolean;
};

/** A short message to somebody, and nothing else. */
export function MessageForm({ texts, longest, onSend, onCancel, busy }: MessageFormProps) {
  const checks = { message: (text: string) => checkFilled(text) ?? checkLength(longest)(text) };
  const form = useFormState({ start: { message: '' }, checks });
  const handleSubmit = () => form.submit(({ message }) => onSend(message));
  return (
    <DialogForm form={form} submitText={texts.send} isPending={busy} onSubmit={handleSubmit} onCancel={onCancel}>
      <TextAreaField label={texts.label} hint={texts.hint} rows={4} {...form.field('message')} />
    </DialogForm>
  );
}
