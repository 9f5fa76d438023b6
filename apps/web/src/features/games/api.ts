import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { OpenPlay, PlayResult } from '@wordgrove/contract/games';
import { useEffect } from 'react';
import { orpc } from '#platform/api.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';

/** Personal bests, due words and open plays, for every game. */
export const useHub = (isWanted = true) => useQuery(orpc.games.hub.queryOptions({ enabled: isWanted }));

/** How long an answer about words and tasks is good enough; changes made elsewhere arrive by the live stream. */
export const stillTrueMs = 5 * 60_000;

/**
 * The same for the setup of a game. The hub's answer is used as it is: a game starts with one request. Only what a
 * start or an end has made stale since is refetched, for instance after leaving the hub before its answer came.
 */
export const useHubAtHand = (isWanted: boolean) =>
  useQuery(
    orpc.games.hub.queryOptions({
      enabled: ({ state }) => isWanted && (state.isInvalidated || Date.now() - state.dataUpdatedAt > stillTrueMs),
      staleTime: stillTrueMs,
    }),
  );

/** A play to continue; one that was just started is in the cache already and isn't fetched again. */
export const useOpenPlay = (id: string) => {
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = orpc.games.resume.queryKey({ input: { id } });
    // This answer lacks the moves that follow, so coming back to the play must fetch it again. Deferred, because
    // React's strict mode unmounts and remounts at once.
    return () => queueMicrotask(() => queries.removeQueries({ queryKey, type: 'inactive' }));
  }, [queries, id]);
  return useQuery(orpc.games.resume.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }));
};

export const useResult = (id: string) =>
  useQuery(orpc.games.result.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY }));

/** Opens a play and caches it for the screen that shows it. */
export const useStartPlay = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.games.start.mutationOptions({
      context: { updates: [orpc.games.hub.key()] },
      onSuccess: (play: OpenPlay) => {
        queries.setQueryData(orpc.games.resume.queryKey({ input: { id: play.id } }), play);
        // Refetched when somebody looks at it again.
        void queries.invalidateQueries({ queryKey: orpc.games.hub.key(), refetchType: 'none' });
      },
    }),
  );
};

export const useFinishPlay = () => {
  const queries = useQueryClient();
  const own = [orpc.games.hub.key(), orpc.games.stats.key(), orpc.memory.key(), orpc.flashcards.key()];
  const assigned = orpc.assignments.key();
  return useMutation(
    orpc.games.finish.mutationOptions({
      context: { updates: [...own, assigned, boardsKey] },
      onSuccess: ({ tasks, ...result }: PlayResult & { tasks: MovedTasks }) => {
        showMovedTasks(tasks);
        queries.setQueryData(orpc.games.result.queryKey({ input: { id: result.id } }), result);
        // An attempt may have turned the work in: the results say so.
        const isAssigned = result.wish.source.kind === 'assignment';
        for (const queryKey of isAssigned ? [...own, assigned] : own) void queries.invalidateQueries({ queryKey });
      },
    }),
  );
};

export const useLeavePlay = () => {
  const queries = useQueryClient();
  const left = [orpc.games.hub.key(), orpc.memory.key()];
  return useMutation(
    orpc.games.leave.mutationOptions({
      context: { updates: left },
      onSettled: () => {
        for (const queryKey of left) void queries.invalidateQueries({ queryKey });
      },
    }),
  );
};

export const usePreview = () => useMutation(orpc.games.preview.mutationOptions());

/** The decks that words can come from. */
export const useDeckChoice = (isWanted: boolean) =>
  useQuery(orpc.flashcards.decks.queryOptions({ enabled: isWanted, staleTime: stillTrueMs }));

export const useReportItem = () => useMutation(orpc.games.report.mutationOptions());
