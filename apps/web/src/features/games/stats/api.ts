import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';

/** The own numbers from a day on. While another period is fetched the last one stays on the screen. */
export const useGameStats = (from: string) =>
  useQuery(orpc.games.stats.queryOptions({ input: { from }, placeholderData: keepPreviousData }));
