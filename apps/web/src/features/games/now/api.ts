import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc } from '#platform/api.ts';
import type { CardsPort } from './now-screen.tsx';

/** The piece at a place of a session. What is answered of it isn't in this answer, so coming back asks again. */
export function usePiece(session: string, place: number, isWanted: boolean) {
  const queries = useQueryClient();
  const input = { session, place };
  useEffect(() => {
    const queryKey = orpc.games.playNow.queryKey({ input: { session, place } });
    // Deferred, because React's strict mode unmounts and remounts at once.
    return () => queueMicrotask(() => queries.removeQueries({ queryKey, type: 'inactive' }));
  }, [queries, session, place]);
  return useQuery(
    orpc.games.playNow.queryOptions({ input, enabled: isWanted, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  );
}

/**
 * Sends the answers that are waiting.
 *
 * @returns whether all have been sent; null until that has been tried
 */
export function useAnswersSent(studentId: string, send: CardsPort['send']): boolean | null {
  const [isSent, setSent] = useState<boolean | null>(null);
  useEffect(() => send(studentId, setSent), [studentId, send]);
  return isSent;
}

/** What has become of the words, once everything answered has been sent. */
export const usePlayedNow = (session: string, isWanted: boolean) =>
  useQuery(
    orpc.games.playedNow.queryOptions({
      input: { session },
      enabled: isWanted,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
