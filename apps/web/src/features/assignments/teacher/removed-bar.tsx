import { useTranslation } from 'react-i18next';
import { useLastRemoved } from '#platform/last-removed.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useRestore } from './api.ts';

type RemovedBarProps = Pick<ReturnType<typeof useRemovedAssignment>, 'removed' | 'isFresh' | 'forget'>;

/** Undoes a deletion, as long as that is possible. */
export function RemovedBar({ removed, isFresh, forget }: RemovedBarProps) {
  const { t } = useTranslation('assignments-teacher');
  const { done, attempt } = useOutcomeToast();
  const restore = useRestore();
  if (!removed) return null;
  const { id, name: title } = removed;
  const handleUndo = async () => {
    await restore.mutateAsync({ id });
    done(t('undone'));
    forget();
  };
  return (
    <UndoBar
      key={id}
      text={t('was-removed', { title })}
      isPending={restore.isPending}
      takesFocus={isFresh}
      onUndo={() => attempt(handleUndo)}
      onClose={forget}
    />
  );
}

/** The assignment that was deleted last, wherever that was: the server keeps it for longer than a tab is open. */
export const useRemovedAssignment = () => useLastRemoved('assignment');
