import type { Path } from '@wordgrove/contract/paths';
import { createContext, useContext } from 'react';
import type { SessionView } from './session.ts';

export type SessionPort = SessionView & {
  /** Asks for the session again, as the Retry buttons do. */
  retry: () => void;
  /**
   * Signs out here and on the server and goes to `to` (the landing page) with history replaced. Rejects, with all
   * storage cleared but nobody sent away, when the server couldn't be told; `leave` then does what this page can.
   */
  signOut: (to?: Path) => Promise<void>;
  /** Forgets on this page who was here, without asking the server, and goes to `to` with history replaced. */
  leave: (to?: Path) => Promise<void>;
};

export const SessionContext = createContext<SessionPort | null>(null);

/** Who is here. Must be used below the session provider. */
export function useSession(): SessionPort {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the session provider above it');
  return session;
}
