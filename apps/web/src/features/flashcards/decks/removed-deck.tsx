import type { Deck } from '@wordgrove/contract/flashcards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoreDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export type RemovedDeckProps = { deck: Deck; onRestored: () => void };

/** Says that a deck was removed, with undo in easy reach. */
export function RemovedDeck({ deck, onRestored }: RemovedDeckProps) {
  const { t } = useTranslation('flashcards');
  const { failed } = useOutcomeToast();
  const restore = useRestoreDeck();
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed it disappeared with it.
  useEffect(() => button.current?.focus(), []);
  const undo = (
    <Button
      ref={button}
      loading={restore.isPending}
      onClick={() => restore.mutate({ id: deck.id }, { onSuccess: onRestored, onError: failed })}
    >
      {t('undo')}
    </Button>
  );
  return <Notice action={undo}>{t('decks.removed', { name: deck.name })}</Notice>;
}
