import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { finishErrands } from '#platform/sign-out.ts';
import { useSession } from '#platform/use-session.ts';
import { useToast } from '#ui/use-toast.ts';

// Not component state: the menu loses that each time it is closed.
let wasWarned = false;

/**
 * Signs out from the bar. When the server can't be told, this page forgets all the same and goes to the landing page,
 * with a hard redirect if even that fails. Unsent answers are sent first; when that fails, the first try only warns
 * about it.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('app');
  const { signOut, leave } = useSession();
  const toast = useToast();
  return async () => {
    if (!(await finishErrands()) && !wasWarned) {
      wasWarned = true;
      return toast(t('sign-out-unsent'), 'error');
    }
    wasWarned = false;
    try {
      await signOut();
    } catch {
      toast(t('sign-out-failed'), 'error');
      await leave().catch(() => window.location.replace(paths.landing));
    }
  };
}
