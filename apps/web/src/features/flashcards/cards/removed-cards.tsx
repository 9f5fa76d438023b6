import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useRestoreCards } from './api.ts';
import { inBatches } from './in-batches.ts';

export type RemovedCardsProps = { ids: readonly string[]; onRestored: () => void };

/** Says that cards were removed, with undo in easy reach. */
export function RemovedCards({ ids, onRestored }: RemovedCardsProps) {
  const { t } = useTranslation('flashcards');
  const { failed } = useOutcomeToast();
  const restore = useRestoreCards();
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed them disappeared with them.
  useEffect(() => button.current?.focus(), []);
  const handleUndo = async () => {
    try {
      await inBatches(ids, (cardIds) => restore.mutateAsync({ cardIds }));
      onRestored();
    } catch (error) {
      failed(error);
    }
  };
  const undo = (
    <Button ref={button} loading={restore.isPending} onClick={() => void handleUndo()}>
      {t('undo')}
    </Button>
  );
  return <Notice action={undo}>{t('deck.removed', { count: ids.length })}</Notice>;
}
