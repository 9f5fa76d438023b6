import type { Path } from '@wordgrove/contract/paths';
import { createContext, useContext } from 'react';
import type { SessionView } from './session.ts';

export type SessionPort = SessionView & {
  /** Refetches the session, as the Retry buttons do. */
  retry: () => void;
  /**
   * Signs out here and on the server and goes to `to` (the landing page), replacing the history entry. When the server
   * couldn't be told it rejects, with all storage cleared but without navigating; `leave` then does what this page can.
   */
  signOut: (to?: Path) => Promise<void>;
  /**
   * Makes this page forget who was signed in, without telling the server, and goes to `to`, replacing the history
   * entry.
   */
  leave: (to?: Path) => Promise<void>;
};

export const SessionContext = createContext<SessionPort | null>(null);

/** Who is signed in. Must be used below the session provider. */
export function useSession(): SessionPort {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the session provider above it');
  return session;
}
