import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Card } from '@wordgrove/contract/flashcards';
import { context, useRefresh } from '#features/flashcards/api.ts';
import { orpc } from '#platform/api.ts';

export type CardsAsked = { deckId: string; search: string; page: number };

/** A page of a deck's cards; the previous page stays on the screen until it arrives. */
export const useCards = (input: CardsAsked) =>
  useQuery(orpc.flashcards.cards.queryOptions({ input, placeholderData: keepPreviousData }));

export const useAddCard = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.addCard.mutationOptions({ context, onSettled: refresh }));
};

/** `onConflict` gets the card as another screen has saved it meanwhile. */
export const useEditCard = (onConflict: (current: Card) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.flashcards.editCard.mutationOptions({
      context,
      onSettled: refresh,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

export const useRemoveCards = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.removeCards.mutationOptions({ context, onSettled: refresh }));
};

export const useRestoreCards = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.restoreCards.mutationOptions({ context, onSettled: refresh }));
};

export const useSuspend = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.suspend.mutationOptions({ context, onSettled: refresh }));
};
