import type { Session } from '@wordgrove/contract/auth';
import { queryClient } from './api.ts';
import { sessionQuery } from './session-query.ts';

/**
 * Takes the session that the server wrote into the page, so that nobody has to wait for a call. Without one it is asked
 * for as usual.
 */
export function takePageSession(): Session | undefined {
  const note = document.getElementById('session')?.textContent;
  if (!note) return undefined;
  const session: Session = JSON.parse(note);
  queryClient.setQueryData(sessionQuery.queryKey, session, { updatedAt: performance.timeOrigin });
  return session;
}
