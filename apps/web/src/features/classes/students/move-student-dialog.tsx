import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useMoveStudent } from '#features/classes/api.ts';
import { DialogForm } from '#features/classes/dialog-form.tsx';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';

const fieldOfCode = { 'already-enrolled': 'toClassId', 'class-archived': 'toClassId' } as const;

type MoveStudentDialogProps = {
  dialog: DialogSubject<RosterEntry>;
  classes: readonly SchoolClass[];
};

export function MoveStudentDialog({ dialog, classes }: MoveStudentDialogProps) {
  const { t } = useTranslation('classes');
  const { subject, isOpen, opening, close } = dialog;
  if (!subject) return null;
  const title = t('students.move-title', { name: subject.studentName });
  const others = classes.filter(({ id }) => id !== subject.classId);
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} closeText={t('cancel')} size="small">
      <MoveStudentForm key={opening} entry={subject} classes={others} onClose={close} />
    </Dialog>
  );
}

type MoveStudentFormProps = { entry: RosterEntry; classes: readonly SchoolClass[]; onClose: () => void };

function MoveStudentForm({ entry, classes, onClose }: MoveStudentFormProps) {
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
      onSubmit={() => void handleSubmit()}
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
