import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GameType } from '@wordgrove/contract/paths';
import { orpc } from '#platform/api.ts';

/** What a teacher asks about. */
export type Asked = { classId?: string; from: string; type?: GameType };

/** The teacher's classes. */
export const useClasses = () => useQuery(orpc.classes.list.queryOptions());

/**
 * What they played, fetched again now and then: a class may be playing. While another period loads, the previous one
 * stays on the screen.
 */
export const useClassGames = (input: Asked) =>
  useQuery(orpc.analytics.games.queryOptions({ input, refetchInterval: 60_000, placeholderData: keepPreviousData }));

/** The questions about a word, page by page, the latest first. */
export const useQuestions = (asked: Asked, word: string) =>
  useInfiniteQuery(
    orpc.analytics.questions.infiniteOptions({
      input: (page: number) => ({ ...asked, word, page }),
      initialPageParam: 1,
      getNextPageParam: ({ next }) => next,
    }),
  );
