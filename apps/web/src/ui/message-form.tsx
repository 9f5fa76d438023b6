import { checkFilled, checkLength } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Button } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Form } from './form.tsx';
import { Notice } from './notice.tsx';
import { TextAreaField } from './text-field.tsx';

export type MessageFormProps = {
  texts: { label: string; hint: string; send: string; cancel: string };
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
  return (
    <Form onSubmit={() => void form.submit(({ message }) => onSend(message))} errors={form.errors}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextAreaField label={texts.label} hint={texts.hint} rows={4} {...form.field('message')} />
      <DialogActions>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {texts.send}
        </Button>
      </DialogActions>
    </Form>
  );
}
