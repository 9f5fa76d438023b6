import type { Pdf } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useRemoveText } from '#features/pdfs/teacher/api.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';

type RemoveTextDialogProps = { dialog: DialogSubject<Pdf>; onRemoved?: (() => void) | undefined };

/** Says what goes with a text, and what stays. */
export function RemoveTextDialog({ dialog: { subject, isOpen, close }, onRemoved }: RemoveTextDialogProps) {
  const { t } = useTranslation('pdfs-teacher');
  const { done, failed } = useOutcomeToast();
  const remove = useRemoveText();
  if (!subject) return null;
  const { id, title, readers } = subject;
  const handleConfirm = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          done(t('remove.done', { title }));
          close();
          onRemoved?.();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('remove.title', { title })}
      text={
        <>
          <p>{t('remove.goes')}</p>
          {readers > 0 && <p>{t('remove.readers', { count: readers })}</p>}
          <p>{t('remove.stays')}</p>
        </>
      }
      confirmText={t('remove.confirm')}
      cancelText={t('cancel')}
      dangerous
      busy={remove.isPending}
      onConfirm={handleConfirm}
      onClose={close}
    />
  );
}
