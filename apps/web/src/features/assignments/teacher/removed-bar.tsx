import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useRestore } from './api.ts';

export type Removed = { id: string; title: string };

/** The way back from a deletion. */
export function RemovedBar({ removed, onClose }: { removed: Removed; onClose: () => void }) {
  const { t } = useTranslation('assignments-teacher');
  const { done, failed } = useOutcomeToast();
  const restore = useRestore();
  const handleUndo = async () => {
    try {
      await restore.mutateAsync({ id: removed.id });
      done(t('undone'));
      onClose();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <UndoBar
      text={t('was-removed', { title: removed.title })}
      undoText={t('undo')}
      closeText={t('close')}
      isPending={restore.isPending}
      takesFocus
      onUndo={() => void handleUndo()}
      onClose={onClose}
    />
  );
}
