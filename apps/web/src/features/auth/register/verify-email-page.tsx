import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#features/auth/form-page.tsx';
import { client } from '#platform/api.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { WaitForVerification } from './wait-for-verification.tsx';

/** Both ends of verifying an address: the page that the mail's link opens, and the page that waits for it. */
export function VerifyEmailPage() {
  const { t } = useTranslation(['auth-register', 'auth', 'errors']);
  const { token } = useSearch({ strict: false });
  const { status, user, role } = useSession();
  if (typeof token === 'string' && token) return <ConfirmAddress token={token} />;
  if (status === 'initializing') return null;
  if (!user) {
    return (
      <FormPage title={t('verify.title')}>
        <Notice tone="error">{t('errors:no-user')}</Notice>
        <ButtonLink to={paths.login} variant="primary" wide>
          {t('auth:login.submit')}
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

/**
 * The page that the mail's link opens. It posts the token by itself; merely fetching the address, as mail scanners do,
 * changes nothing.
 */
function ConfirmAddress({ token }: { token: string }) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { errorText } = useErrorText();
  const { user, role } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // A query rather than an effect, so that a token is posted once however often the page renders.
  const confirmed = useQuery({
    queryKey: ['confirm-address', token],
    queryFn: () => client.auth.verifyEmail({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  // A link opened a second time has nothing left to do.
  const isDoneBefore = confirmed.isError && user?.emailVerified === true;
  const isOwn = isDoneBefore || (confirmed.isSuccess && user?.email === confirmed.data.email);

  useEffect(() => {
    if (!isOwn) return;
    const timer = setTimeout(async () => {
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: dashboardPath(role), replace: true });
    }, limits.verifiedRedirectMs);
    return () => clearTimeout(timer);
  }, [isOwn, role, queries, navigate]);

  return (
    <FormPage title={t('verify.title')}>
      {confirmed.isPending && <Spinner text={t('verify.confirming')} />}
      {confirmed.isError && !isDoneBefore && (
        <>
          <Notice tone="error">{t('verify.error', { message: errorText(confirmed.error) })}</Notice>
          <ButtonLink to={user ? paths.verifyEmail : paths.login} search={{}} variant="primary" wide>
            {t(user ? 'verify.resend' : 'auth:login.submit')}
          </ButtonLink>
        </>
      )}
      {isOwn && <Notice tone="success">{t('verify.verified')}</Notice>}
      {confirmed.isSuccess && !isOwn && (
        <>
          <Notice tone="success">{t('verify.verified-elsewhere', { email: confirmed.data.email })}</Notice>
          <ButtonLink to={paths.login} variant="primary" wide>
            {t('auth:login.submit')}
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}
