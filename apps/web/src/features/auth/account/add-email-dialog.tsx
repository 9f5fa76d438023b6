import { useTranslation } from 'react-i18next';
import { useAddStudentEmail } from '#features/auth/api.ts';
import { checkEmail } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { StudentAccountDialogProps } from './student-account-dialogs.tsx';

const start = { email: '' };
const checks = { email: checkEmail };
const fieldOfCode = { 'email-already-in-use': 'email' } as const;

/** A teacher adds an address to the account of a child who was added without one. */
export function AddEmailDialog({ student, isOpen, opening, onClose, onDone }: StudentAccountDialogProps) {
  const { t } = useTranslation('auth-account');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('address.of-title', { name: student.name })} size="small">
      <AddEmailForm key={opening} student={student} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

type AddEmailFormProps = Pick<StudentAccountDialogProps, 'student' | 'onClose' | 'onDone'>;

function AddEmailForm({ student: { id: studentId, name }, onClose, onDone }: AddEmailFormProps) {
  const { t } = useTranslation('auth-account');
  const { done } = useOutcomeToast();
  const add = useAddStudentEmail();
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = async () => {
    if (!(await form.submit(({ email }) => add.mutateAsync({ studentId, email })))) return;
    done(t('address.of-done', { name }));
    onClose();
    onDone();
  };
  return (
    <DialogForm
      form={form}
      lead={t('address.of-text', { name })}
      submitText={t('address.submit')}
      isPending={add.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <TextField label={t('address.email')} type="email" autoComplete="off" {...form.field('email')} />
    </DialogForm>
  );
}
