import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useTranslation } from 'react-i18next';
import { useRestoreSession } from '#features/study-tracker/api.ts';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';

export type RemovedSessionProps = { session: StudySession; onClose: () => void };

/** Undoes the deletion of a session. */
export function RemovedSession({ session, onClose }: RemovedSessionProps) {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  const { failed } = useOutcomeToast();
  const restore = useRestoreSession();
  return (
    <UndoBar
      text={t('sessions.removed', { kind: t(`kinds.${session.activity}`), time: duration(session.seconds) })}
      undoText={t('undo')}
      closeText={t('close')}
      isPending={restore.isPending}
      takesFocus
      onUndo={() => restore.mutate({ id: session.id }, { onSuccess: onClose, onError: failed })}
      onClose={onClose}
    />
  );
}
