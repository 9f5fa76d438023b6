import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useConfirmStudentEmail } from './api.ts';
import type { StudentAccountDialogProps } from './student-account-dialog.ts';

/** A teacher vouches for the address of a child who can't open a mailbox. */
export function ConfirmEmailDialog({ student, isOpen, onClose, onDone }: StudentAccountDialogProps) {
  const { t } = useTranslation('auth');
  const { done, failed } = useOutcomeToast();
  const confirm = useConfirmStudentEmail();
  const { id: studentId, name, email } = student;
  const handleConfirm = () =>
    confirm.mutate(
      { studentId },
      {
        onSuccess: () => {
          done(t('vouch.done', { name }));
          onClose();
          onDone();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('vouch.title', { name })}
      text={<p>{t('vouch.text', { name, email })}</p>}
      confirmText={t('vouch.submit')}
      cancelText={t('cancel')}
      onConfirm={handleConfirm}
      onClose={onClose}
      busy={confirm.isPending}
    />
  );
}
