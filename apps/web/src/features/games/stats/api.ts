import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';

/** The reader's own statistics from a day on. While another period loads, the previous one stays on the screen. */
export const useGameStats = (from: string) =>
  useQuery(orpc.games.stats.queryOptions({ input: { from }, placeholderData: keepPreviousData }));
