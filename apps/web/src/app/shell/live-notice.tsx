import { useTranslation } from 'react-i18next';
import { useSignOut } from '#app/use-sign-out.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says quietly that news from others doesn't come in by itself at the moment. */
export function LiveNotice() {
  const { t } = useTranslation('app');
  const { profileError, retry } = useSession();
  const signOut = useSignOut();
  if (profileError !== 'subscription_error') return null;
  return (
    <Notice
      tone="warning"
      title={t('profile-error.subscription_error.title')}
      action={
        <>
          <Button onClick={retry}>{t('retry')}</Button>
          <Button variant="plain" onClick={() => void signOut()}>
            {t('user-menu.sign-out')}
          </Button>
        </>
      }
    >
      <p>{t('profile-error.subscription_error.text')}</p>
    </Notice>
  );
}
