import { paths } from '@wordgrove/contract/paths';
import { useSession } from '#platform/use-session.ts';

/**
 * Signing out from the bar: when the server can't be told, this page forgets all the same and goes to the landing page,
 * by a hard redirect if even that fails.
 */
export function useSignOut(): () => Promise<void> {
  const { signOut, leave } = useSession();
  return async () => {
    try {
      await signOut();
    } catch {
      await leave().catch(() => window.location.replace(paths.landing));
    }
  };
}
