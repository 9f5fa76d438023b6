import { useLocation } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#app/use-sign-out.ts';
import { needsRegistration } from '#platform/session.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './session-notice.module.css';

/**
 * Minor problems with the profile that leave the page usable: live news doesn't arrive, or somebody signed in has yet
 * to finish registering.
 */
export function SessionNotice() {
  const { t } = useTranslation('app');
  const session = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { profileError, retry } = session;
  const isRegistering = needsRegistration(session) && pathname.startsWith(paths.register);
  if (!profileError || !(isRegistering || profileError === 'subscription_error')) return null;
  return (
    <div className={isRegistering ? styles.above : styles.floating}>
      <Notice
        tone={isRegistering ? 'info' : 'warning'}
        title={t(`profile-error.${profileError}.title`)}
        action={
          <>
            <Button onClick={retry}>{t('retry')}</Button>
            <Button variant="plain" onClick={() => void signOut()}>
              {t('user-menu.sign-out')}
            </Button>
          </>
        }
      >
        <p>{t(`profile-error.${profileError}.text`)}</p>
      </Notice>
    </div>
  );
}
