import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useMoveStudent } from '#features/classes/api.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';

const fieldOfCode = { 'already-enrolled': 'toClassId', 'class-archived': 'toClassId' } as const;

export type MoveStudentDialogProps = {
  subject: RosterEntry | null;
  classes: readonly SchoolClass[];
  isOpen: boolean;
  opening: number;
  onClose: () => void;
};

export function MoveStudentDialog({ subject, classes, isOpen, opening, onClose }: MoveStudentDialogProps) {
  const { t } = useTranslation('classes');
  if (!subject) return null;
  const title = t('students.move-title', { name: subject.studentName });
  const others = classes.filter(({ id }) => id !== subject.classId);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('cancel')} size="small">
      <MoveStudentForm key={opening} entry={subject} classes={others} onClose={onClose} />
    </Dialog>
  );
}

type MoveStudentFormProps = Pick<MoveStudentDialogProps, 'classes' | 'onClose'> & { entry: RosterEntry };

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
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      <p>{t('students.move-text', { className })}</p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <SelectField
        label={t('students.move-to')}
        options={classes.map((row) => ({ value: row.id, label: row.name }))}
        {...form.field('toClassId')}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={move.isPending}>
          {t('students.move-submit')}
        </Button>
      </DialogActions>
    </Form>
  );
}
