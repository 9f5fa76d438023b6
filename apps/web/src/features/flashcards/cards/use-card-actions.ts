import type { Card } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useRemoveCards, useSuspend } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';

/** What the reader may do with cards; undefined where they may not. */
export type CardActions = {
  edit: ((card: Card) => void) | undefined;
  remove: ((ids: readonly string[]) => void) | undefined;
  suspend: ((ids: readonly string[], isSuspended: boolean) => void) | undefined;
};

type Options = {
  /** Whether the deck is the reader's own. */
  isOwn: boolean;
  /** Whether the reader is learning it. */
  isLearner: boolean;
  onEdit: (card: Card) => void;
  onRemoved: (ids: readonly string[]) => void;
};

export function useCardActions({ isOwn, isLearner, onEdit, onRemoved }: Options): CardActions {
  const { t } = useTranslation('flashcards');
  const { done, attempt } = useOutcomeToast();
  const removing = useRemoveCards();
  const suspending = useSuspend();

  const remove = (ids: readonly string[]) =>
    attempt(async () => {
      await inBatches(ids, (cardIds) => removing.mutateAsync({ cardIds }));
      onRemoved(ids);
    });
  const suspend = (ids: readonly string[], isSuspended: boolean) =>
    attempt(async () => {
      await inBatches(ids, (cardIds) => suspending.mutateAsync({ cardIds, isSuspended }));
      done(t(isSuspended ? 'deck.paused' : 'deck.resumed', { count: ids.length }));
    });
  return {
    edit: isOwn ? onEdit : undefined,
    remove: isOwn ? remove : undefined,
    suspend: isLearner ? suspend : undefined,
  };
}

/** Sends ids in as many calls as needed, one after the other. */
export async function inBatches(ids: readonly string[], send: (cardIds: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += limits.bulkMax) await send(ids.slice(at, at + limits.bulkMax));
}
