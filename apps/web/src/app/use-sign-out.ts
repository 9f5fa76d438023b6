import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { finishErrands } from '#platform/sign-out.ts';
import { useSession } from '#platform/use-session.ts';
import { useToast } from '#ui/use-toast.ts';

// Not a component's state: the menu forgets that between two openings.
let wasWarned = false;

/**
 * Signing out from the bar: when the server can't be told, this page forgets all the same and goes to the landing page,
 * by a hard redirect if even that fails. Answers that still wait are sent first; when they can't be, the first try only
 * says so.
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
