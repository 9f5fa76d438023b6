import type { Session } from '@wordgrove/contract/auth';
import { queryClient } from './api.ts';
import { sessionQuery } from './session-query.ts';

/**
 * Takes the session that the server wrote into the page, so that nobody has to wait for a call. Without one it is asked
 * for as usual. The page keeps nothing of it: the next one to sign in may sit at the same screen.
 */
export function takePageSession(): Session | undefined {
  const note = document.getElementById('session');
  if (!note?.textContent) return undefined;
  const session: Session = JSON.parse(note.textContent);
  note.remove();
  queryClient.setQueryData(sessionQuery.queryKey, session, { updatedAt: performance.timeOrigin });
  return session;
}
