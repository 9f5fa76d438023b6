import { Navigate, useSearch } from '@tanstack/react-router';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { FormPage } from './form-page.tsx';
import { WaitForVerification } from './wait-for-verification.tsx';

/** Both ends of verifying an address: the page that the mail's link opens, and the page that waits for it. */
export function VerifyEmailPage() {
  const { t } = useTranslation(['auth', 'errors']);
  const { token } = useSearch({ strict: false });
  const { status, user, role } = useSession();
  if (typeof token === 'string' && token) return <ConfirmAddress token={token} />;
  if (status === 'initializing') return null;
  if (!user) {
    return (
      <FormPage title={t('verify.title')}>
        <Notice tone="error">{t('errors:no-user')}</Notice>
        <ButtonLink to={paths.login} variant="primary" wide>
          {t('login.submit')}
        </ButtonLink>
      </FormPage>
    );
  }
  return user.needsVerification ? (
    <WaitForVerification email={user.email} />
  ) : (
    <Navigate to={dashboardPath(role)} replace />
  );
}
