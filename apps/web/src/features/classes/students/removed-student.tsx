import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useRestoreStudent } from '#features/classes/api.ts';
import { useLastRemoved } from '#platform/last-removed.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useToast } from '#ui/use-toast.ts';

/** The student whom the teacher last removed from a class, by enrolment. */
export const useRemovedStudent = () => useLastRemoved('student', limits.undoRemovalMinutes);

export type RemovedStudentProps = Pick<ReturnType<typeof useRemovedStudent>, 'removed' | 'isFresh' | 'forget'>;

/** Undoes the removal of a student who was just taken out of a class. */
export function RemovedStudent({ removed, isFresh, forget }: RemovedStudentProps) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const toast = useToast();
  const restore = useRestoreStudent();
  if (!removed) return null;
  const { id, name, className = '' } = removed;
  const handleUndo = async () => {
    try {
      const { changed } = await restore.mutateAsync({ enrolmentIds: [id] });
      if (changed > 0) done(t('students.restored', { name, className }));
      else toast(t('students.not-restored', { name }), 'error');
      forget();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <UndoBar
      key={id}
      text={t('students.removed', { name, className })}
      undoText={t('undo')}
      closeText={t('close')}
      isPending={restore.isPending}
      takesFocus={isFresh}
      onUndo={() => void handleUndo()}
      onClose={forget}
    />
  );
}
