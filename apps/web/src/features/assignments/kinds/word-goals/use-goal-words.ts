import { useQueries, useQuery } from '@tanstack/react-query';
import { limits } from '@wordgrove/contract/limits';
import type { GameForm } from '#features/assignments/kinds/game/game-form.ts';
import { listOf } from '#features/assignments/kinds/game/game-form.ts';
import { useListReport } from '#features/assignments/teacher/api.ts';
import { orpc } from '#platform/api.ts';
import { practised } from './goal-form.ts';

/**
 * The words that are to be learned, each once, as they are now; undefined until they are there. None of a deck that is
 * gone.
 *
 * @param deckId null for the list
 */
export function useGoalWords(fields: Pick<GameForm, 'words' | 'meant'>, deckId: string | null) {
  const report = useListReport({ ...practised, ...listOf(fields) }, deckId === null);
  const decks = useQuery(orpc.flashcards.decks.queryOptions({ enabled: deckId !== null }));
  const deck = decks.data?.find(({ id, isOwn }) => isOwn && id === deckId) ?? null;
  const pages = deck ? Math.ceil(Math.min(deck.cards, limits.learnedWordsMax) / limits.cardsPage) : 0;
  const cards = useQueries({
    queries: Array.from({ length: pages }, (_, before) =>
      orpc.flashcards.cards.queryOptions({ input: { deckId: deck?.id ?? '', page: before + 1 } }),
    ),
  });
  if (deckId === null) {
    const { known, notAsked = [] } = report.data ?? {};
    const listed = known?.map((each) => ({ ...each, isInGames: !notAsked.includes(each.text) }));
    return { words: listed, deck: null, query: report };
  }
  const query = cards.find(({ data }) => !data) ?? decks;
  const isThere = decks.data !== undefined && cards.every(({ data }) => data);
  const all = cards
    .flatMap(({ data }) => data?.cards ?? [])
    .map(({ front, word }) => ({
      ...{ text: front, word },
      isInGames: !word.startsWith('card:'),
    }));
  const words = isThere ? [...new Map(all.map((each) => [each.word, each])).values()] : undefined;
  return { words, deck: deck && { id: deck.id, name: deck.name }, query };
}
