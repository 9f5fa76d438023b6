import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useHandOverClass } from '#features/classes/api.ts';
import { checkEmail } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { TextField } from '#ui/text-field.tsx';

const start = { teacherEmail: '' };
const checks = { teacherEmail: checkEmail };
const fieldOfCode = { 'already-teaches': 'teacherEmail' } as const;

/** Offers a class to another teacher, and says what goes with it. */
export function HandOverForm({ given, onClose }: { given: SchoolClass; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const handOver = useHandOverClass();
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = () =>
    form.submit(async ({ teacherEmail }) => {
      const { offeredTo } = await handOver.mutateAsync({ id: given.id, teacherEmail });
      done(t('switcher.offered', { name: given.name, email: offeredTo }));
      onClose();
    });
  return (
    <DialogForm
      form={form}
      lead={t('switcher.hand-over-text')}
      submitText={t('switcher.offer')}
      isPending={handOver.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <TextField
        label={t('switcher.teacher-email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('teacherEmail')}
      />
    </DialogForm>
  );
}
