import type { Session } from '@wordgrove/contract/auth';
import { orpc, queryClient } from './api.ts';

/** The session call, kept up to date by the live hints and by `acceptSession`. */
export const sessionQuery = orpc.auth.session.queryOptions({ staleTime: 5 * 60_000, gcTime: Number.POSITIVE_INFINITY });

/**
 * Makes a session that a call returned (signing in, registering, choosing a password) the current one. The rest of the
 * cache is dropped if it belonged to somebody else. Where to go next is up to the guards.
 */
export function acceptSession(session: Session): void {
  // A question that is under way was sent with the cookie of the session before: its answer would end this one.
  void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before?.user?.uid !== session.user?.uid) forgetOthersAnswers();
  queryClient.setQueryData(sessionQuery.queryKey, { user: session.user, profile: session.profile });
}

/** Empties the cache of everything but the session itself. */
function forgetOthersAnswers(): void {
  const kept = JSON.stringify(sessionQuery.queryKey);
  queryClient.removeQueries({ predicate: (query) => JSON.stringify(query.queryKey) !== kept });
}

/**
 * Takes the session that the server wrote into the page, so that nobody has to wait for a call. Without one it is
 * fetched as usual. The page keeps no copy: the next person to sign in may use the same screen.
 */
export function takePageSession(): Session | undefined {
  const note = document.getElementById('session');
  if (!note?.textContent) return undefined;
  const session: Session = JSON.parse(note.textContent);
  note.remove();
  queryClient.setQueryData(sessionQuery.queryKey, session, { updatedAt: performance.timeOrigin });
  return session;
}
