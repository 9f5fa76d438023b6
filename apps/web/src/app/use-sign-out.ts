import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { useToast } from '#ui/use-toast.ts';

/**
 * Signing out from the bar: when the server can't be told, this page forgets all the same and goes to the landing page,
 * by a hard redirect if even that fails.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('app');
  const { signOut, leave } = useSession();
  const toast = useToast();
  return async () => {
    try {
      await signOut();
    } catch {
      toast(t('sign-out-failed'), 'error');
      await leave().catch(() => window.location.replace(paths.landing));
    }
  };
}
