import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Card, Deck } from '@wordgrove/contract/flashcards';
import { forgetMade } from '#features/flashcards/add/made-cards.ts';
import { orpc } from '#platform/api.ts';
import { onEditConflict, refreshing } from '#platform/changes.ts';
import { useSession } from '#platform/use-session.ts';

/** Everything that depends on decks and cards. */
const change = refreshing(orpc.flashcards.key());

const removal = { ...change, onSuccess: forgetMade };

export const refreshDecks = change.onSettled;

/** The reader's own decks and those that a teacher shares, by name. */
export const useDecks = () => useQuery(orpc.flashcards.decks.queryOptions());

/** What is due today in all decks; only students review. */
export const useWaiting = () => {
  const { role } = useSession();
  return useQuery(orpc.flashcards.waiting.queryOptions({ input: {}, enabled: role === 'student' }));
};

export const useCreateDeck = () =>
  useMutation(orpc.flashcards.createDeck.mutationOptions({ context: change.context, onSuccess: refreshDecks }));

/** `onConflict` gets the deck as another screen has saved it meanwhile. */
export const useRenameDeck = (onConflict: (current: Deck) => void) =>
  useMutation(orpc.flashcards.renameDeck.mutationOptions({ ...change, onError: onEditConflict(onConflict) }));

export const useRemoveDeck = () => useMutation(orpc.flashcards.removeDeck.mutationOptions(removal));

export const useRestoreDeck = () => useMutation(orpc.flashcards.restoreDeck.mutationOptions(change));

export const useShareDeck = () => useMutation(orpc.flashcards.shareDeck.mutationOptions(change));

export const useUnshareDeck = () => useMutation(orpc.flashcards.unshareDeck.mutationOptions(change));

/** The classes that a teacher can share a deck with. */
export const useTeacherClasses = () => useQuery(orpc.classes.list.queryOptions());

/** A page of a deck's cards; the previous page stays on the screen until it arrives. */
export const useCards = (input: { deckId: string; search: string; page: number }) =>
  useQuery(orpc.flashcards.cards.queryOptions({ input, placeholderData: keepPreviousData }));

export const useAddCard = () => useMutation(orpc.flashcards.addCard.mutationOptions(change));

/** `onConflict` gets the card as another screen has saved it meanwhile. */
export const useEditCard = (onConflict: (current: Card) => void) =>
  useMutation(orpc.flashcards.editCard.mutationOptions({ ...change, onError: onEditConflict(onConflict) }));

export const useRemoveCards = () => useMutation(orpc.flashcards.removeCards.mutationOptions(removal));

export const useRestoreCards = () => useMutation(orpc.flashcards.restoreCards.mutationOptions(change));

export const useSuspend = () => useMutation(orpc.flashcards.suspend.mutationOptions(change));
