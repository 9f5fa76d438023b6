import type { Session } from '@wordgrove/contract/auth';
import { queryClient } from './api.ts';
import { sessionQuery } from './session-query.ts';

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
