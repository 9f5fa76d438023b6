import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card, Deck } from '@wordgrove/contract/flashcards';
import { orpc } from '#platform/api.ts';
import { useSession } from '#platform/use-session.ts';

/** Refetches everything that depends on decks and cards. Nothing waits for the answers. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.flashcards.key() });
}

/** The queries that every change updates itself, with `useRefresh`. */
const context = { updates: [orpc.flashcards.key()] };

const useChange = () => ({ context, onSettled: useRefresh() });

/** The reader's own decks and those that a teacher shares, by name. */
export const useDecks = () => useQuery(orpc.flashcards.decks.queryOptions());

/** What is due today in all decks; only students review. */
export const useWaiting = () => {
  const { role } = useSession();
  return useQuery(orpc.flashcards.waiting.queryOptions({ input: {}, enabled: role === 'student' }));
};

export const useCreateDeck = () =>
  useMutation(orpc.flashcards.createDeck.mutationOptions({ context, onSuccess: useRefresh() }));

export const useFromWord = () => useMutation(orpc.flashcards.fromWord.mutationOptions(useChange()));

/** `onConflict` gets the deck as another screen has saved it meanwhile. */
export const useRenameDeck = (onConflict: (current: Deck) => void) =>
  useMutation(
    orpc.flashcards.renameDeck.mutationOptions({
      ...useChange(),
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );

export const useRemoveDeck = () => useMutation(orpc.flashcards.removeDeck.mutationOptions(useChange()));

export const useRestoreDeck = () => useMutation(orpc.flashcards.restoreDeck.mutationOptions(useChange()));

export const useShareDeck = () => useMutation(orpc.flashcards.shareDeck.mutationOptions(useChange()));

export const useUnshareDeck = () => useMutation(orpc.flashcards.unshareDeck.mutationOptions(useChange()));

/** The classes that a teacher can share a deck with. */
export const useTeacherClasses = () => useQuery(orpc.classes.list.queryOptions());

/** A page of a deck's cards; the previous page stays on the screen until it arrives. */
export const useCards = (input: { deckId: string; search: string; page: number }) =>
  useQuery(orpc.flashcards.cards.queryOptions({ input, placeholderData: keepPreviousData }));

export const useAddCard = () => useMutation(orpc.flashcards.addCard.mutationOptions(useChange()));

/** `onConflict` gets the card as another screen has saved it meanwhile. */
export const useEditCard = (onConflict: (current: Card) => void) =>
  useMutation(
    orpc.flashcards.editCard.mutationOptions({
      ...useChange(),
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );

export const useRemoveCards = () => useMutation(orpc.flashcards.removeCards.mutationOptions(useChange()));

export const useRestoreCards = () => useMutation(orpc.flashcards.restoreCards.mutationOptions(useChange()));

export const useSuspend = () => useMutation(orpc.flashcards.suspend.mutationOptions(useChange()));
