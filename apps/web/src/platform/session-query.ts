import type { Session } from '@wordgrove/contract/auth';
import { orpc, queryClient } from './api.ts';

/** The session call, kept fresh by the live hints and by `acceptSession`. */
export const sessionQuery = orpc.auth.session.queryOptions({ staleTime: 5 * 60_000, gcTime: Number.POSITIVE_INFINITY });

/**
 * Takes a session that a call answered (signing in, registering, choosing a password) as the present one. The rest of
 * the cache goes when it belonged to somebody else. Where to go next is the guards' matter.
 */
export function acceptSession(session: Session): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before?.user?.uid !== session.user?.uid) forgetOthersAnswers();
  queryClient.setQueryData(sessionQuery.queryKey, { user: session.user, profile: session.profile });
}

/** Empties the cache of everything but the session itself. */
function forgetOthersAnswers(): void {
  const kept = JSON.stringify(sessionQuery.queryKey);
  queryClient.removeQueries({ predicate: (query) => JSON.stringify(query.queryKey) !== kept });
}
