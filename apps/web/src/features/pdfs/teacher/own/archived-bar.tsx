import { useTranslation } from 'react-i18next';
import { useArchiveText } from '#features/pdfs/teacher/api.ts';
import { useLastRemoved } from '#platform/last-removed.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';

/** The text that was put away last, on whatever page. */
export const useArchivedText = () => useLastRemoved('text');

type ArchivedBarProps = Pick<ReturnType<typeof useArchivedText>, 'removed' | 'isFresh' | 'forget'>;

/** Takes a text out of the archive again. */
export function ArchivedBar({ removed, isFresh, forget }: ArchivedBarProps) {
  const { t } = useTranslation('pdfs-teacher');
  const { done, failed } = useOutcomeToast();
  const archive = useArchiveText();
  if (!removed) return null;
  const { id, name: title } = removed;
  const handleUndo = () =>
    archive.mutate(
      { id, isArchived: false },
      {
        onSuccess: () => {
          done(t('archive.restored', { title }));
          forget();
        },
        onError: failed,
      },
    );
  return (
    <UndoBar
      key={id}
      text={t('archive.done', { title })}
      isPending={archive.isPending}
      takesFocus={isFresh}
      onUndo={handleUndo}
      onClose={forget}
    />
  );
}
