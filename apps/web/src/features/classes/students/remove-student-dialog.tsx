import type { RosterEntry } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useRemoveStudent } from '#features/classes/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type RemoveStudentDialogProps = {
  subject: RosterEntry | null;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: (entry: RosterEntry) => void;
};

export function RemoveStudentDialog({ subject, isOpen, onClose, onRemoved }: RemoveStudentDialogProps) {
  const { t } = useTranslation('classes');
  const { failed } = useOutcomeToast();
  const remove = useRemoveStudent();
  if (!subject) return null;
  const { enrolmentId, className, studentName: name } = subject;
  const handleConfirm = () =>
    remove.mutate(
      { enrolmentIds: [enrolmentId] },
      {
        onSuccess: () => {
          onRemoved(subject);
          onClose();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('students.remove-title', { name })}
      text={<p>{t('students.remove-text', { name, className })}</p>}
      confirmText={t('students.remove')}
      cancelText={t('cancel')}
      onConfirm={handleConfirm}
      onClose={onClose}
      dangerous
      busy={remove.isPending}
    />
  );
}
