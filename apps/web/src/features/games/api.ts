import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenPlay, PlayResult } from '@wordgrove/contract/games';
import { useEffect } from 'react';
import { orpc } from '#platform/api.ts';

/** Bests, due words and plays left open, of every game. */
export const useHub = (isWanted = true) => useQuery(orpc.games.hub.queryOptions({ enabled: isWanted }));

/** What a minute at the hub doesn't make wrong; what changes elsewhere is told by the live stream. */
const stillTrueMs = 5 * 60_000;

/**
 * The same for the choices before a game. What the hub brought is taken as it is: a game starts by one request. Only
 * what a start or an end has made out of date since is asked for again, for instance after a hub that was left sooner
 * than its answer came.
 */
export const useHubAtHand = (isWanted: boolean) =>
  useQuery(
    orpc.games.hub.queryOptions({
      enabled: ({ state }) => isWanted && (state.isInvalidated || Date.now() - state.dataUpdatedAt > stillTrueMs),
      staleTime: stillTrueMs,
    }),
  );

/** A play that goes on; what was just started is there already and isn't asked for again. */
export const useOpenPlay = (id: string) => {
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = orpc.games.resume.queryKey({ input: { id } });
    // Moves follow that this answer doesn't have: who comes back to the play asks anew. A moment later, as React's strict
    // mode goes and comes back at once.
    return () => queueMicrotask(() => queries.removeQueries({ queryKey, type: 'inactive' }));
  }, [queries, id]);
  return useQuery(orpc.games.resume.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }));
};

export const useResult = (id: string) =>
  useQuery(orpc.games.result.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY }));

/** Opens a play and keeps it at hand for the screen that shows it. */
export const useStartPlay = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.games.start.mutationOptions({
      context: { updates: [orpc.games.hub.key()] },
      onSuccess: (play: OpenPlay) => {
        queries.setQueryData(orpc.games.resume.queryKey({ input: { id: play.id } }), play);
        // Asked again when somebody looks at it again.
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
      context: { updates: [...own, assigned] },
      onSuccess: (result: PlayResult) => {
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
