import { isDefinedError } from '@orpc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Deck } from '@wordgrove/contract/flashcards';
import { orpc } from '#platform/api.ts';
import { useSession } from '#platform/use-session.ts';

/** Refetches everything that depends on decks and cards. Nothing waits for the answers. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.flashcards.key() });
}

/** The queries that every change updates itself, with `useRefresh`. */
export const context = { updates: [orpc.flashcards.key()] };

/** The reader's own decks and those that a teacher shares, by name. */
export const useDecks = () => useQuery(orpc.flashcards.decks.queryOptions());

/** What is due today in all decks; only students review. */
export const useWaiting = () => {
  const { role } = useSession();
  return useQuery(orpc.flashcards.waiting.queryOptions({ input: {}, enabled: role === 'student' }));
};

export const useCreateDeck = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.createDeck.mutationOptions({ context, onSuccess: refresh }));
};

export const useFromWord = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.fromWord.mutationOptions({ context, onSettled: refresh }));
};

/** `onConflict` gets the deck as another screen has saved it meanwhile. */
export const useRenameDeck = (onConflict: (current: Deck) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.flashcards.renameDeck.mutationOptions({
      context,
      onSettled: refresh,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

export const useRemoveDeck = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.removeDeck.mutationOptions({ context, onSettled: refresh }));
};

export const useRestoreDeck = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.restoreDeck.mutationOptions({ context, onSettled: refresh }));
};

export const useShareDeck = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.shareDeck.mutationOptions({ context, onSettled: refresh }));
};

export const useUnshareDeck = () => {
  const refresh = useRefresh();
  return useMutation(orpc.flashcards.unshareDeck.mutationOptions({ context, onSettled: refresh }));
};

/** The classes that a teacher can share a deck with. */
export const useTeacherClasses = () => useQuery(orpc.classes.list.queryOptions());
