import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useMoveStudent } from '#features/classes/api.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { SelectField } from '#ui/select-field.tsx';

const fieldOfCode = { 'already-enrolled': 'toClassId', 'class-archived': 'toClassId' } as const;

type MoveStudentFormProps = {
  entry: RosterEntry;
  /** Where the student could go. */
  classes: readonly SchoolClass[];
  onClose: () => void;
};

export function MoveStudentForm({ entry, classes, onClose }: MoveStudentFormProps) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const move = useMoveStudent();
  const form = useFormState({ start: { toClassId: classes[0]?.id ?? '' }, checks: {}, fieldOfCode });
  const { enrolmentId, className, studentName: name } = entry;
  const handleSubmit = () =>
    form.submit(async ({ toClassId }) => {
      const moved = await move.mutateAsync({ enrolmentId, toClassId });
      done(t('students.moved', { name, className: moved.className }));
      onClose();
    });
  return (
    <DialogForm
      form={form}
      lead={t('students.move-text', { className })}
      submitText={t('students.move-submit')}
      isPending={move.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <SelectField
        label={t('students.move-to')}
        options={classes.map((row) => ({ value: row.id, label: row.name }))}
        {...form.field('toClassId')}
      />
    </DialogForm>
  );
}
