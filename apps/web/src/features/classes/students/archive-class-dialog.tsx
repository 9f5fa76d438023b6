import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useArchiveClass } from '#features/classes/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type ArchiveClassDialogProps = {
  subject: SchoolClass | null;
  isOpen: boolean;
  onClose: () => void;
  onArchived: () => void;
};

export function ArchiveClassDialog({ subject, isOpen, onClose, onArchived }: ArchiveClassDialogProps) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const archive = useArchiveClass();
  if (!subject) return null;
  const { id, name } = subject;
  const handleConfirm = () =>
    archive.mutate(
      { id },
      {
        onSuccess: () => {
          done(t('switcher.was-archived', { name }));
          onClose();
          onArchived();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('switcher.archive-title', { name })}
      text={<p>{t('switcher.archive-text')}</p>}
      confirmText={t('switcher.archive')}
      cancelText={t('cancel')}
      onConfirm={handleConfirm}
      onClose={onClose}
      busy={archive.isPending}
    />
  );
}
