import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';

/** A deck of the words, which the class has at once. */
export const useMakeDeck = () => {
  const queries = useQueryClient();
  const queryKey = orpc.flashcards.decks.key();
  return useMutation(
    orpc.flashcards.deckOfWords.mutationOptions({
      context: { updates: [queryKey] },
      onSuccess: () => void queries.invalidateQueries({ queryKey }),
    }),
  );
};
