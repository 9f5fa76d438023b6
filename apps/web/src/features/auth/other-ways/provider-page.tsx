import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#features/auth/form-page.tsx';
import { client } from '#platform/api.ts';
import { acceptSession } from '#platform/session-query.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useWaiting } from './api.ts';
import { LinkForm } from './link-form.tsx';
import { registration, wayOn } from './round-trip.ts';
import { troubleOf, useTroubleText } from './trouble-text.ts';

/** Where a provider sends people back to. What it said is posted by this page and leaves the address at once. */
export function ProviderPage(): ReactNode {
  const search: string = useLocation({ select: ({ searchStr }) => searchStr });
  const [returned] = useState(search);
  return new URLSearchParams(returned).has('state') ? <Finish returned={returned} /> : <Waiting />;
}

function Finish({ returned }: { returned: string }) {
  const { t } = useTranslation('auth-other-ways');
  const { user, role } = useSession();
  const { done } = useOutcomeToast();
  const navigate = useNavigate();
  const [isFollowed, setFollowed] = useState(false);
  // A query rather than an effect, so that a code is posted once however often the page renders.
  const finished = useQuery({
    queryKey: ['finish-provider', returned],
    queryFn: () => client.auth.finishProvider({ returned }),
    // Somebody else's session empties the cache, and a second question would find a code that was used.
    enabled: !isFollowed,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { data: answer, error } = finished;
  // Going back to this page, or reloading it, finds a code that was used.
  const why = troubleOf(error);
  const isDoneBefore = user !== null && (why === 'used' || why === 'expired');

  useEffect(() => {
    void navigate({ to: paths.signInProvider, search: {}, replace: true });
  }, [navigate]);

  const follow = useEffectEvent(({ outcome, provider, ...session }: NonNullable<typeof answer>) => {
    if (outcome === 'waiting') return;
    setFollowed(true);
    acceptSession(session);
    if (outcome === 'linked') done(t('card.linked', { name: provider }));
    const to = outcome === 'entered' ? wayOn() : { to: paths.profile, search: {} };
    void navigate({ ...to, replace: true });
  });
  useEffect(() => {
    if (answer) follow(answer);
  }, [answer]);

  if (answer?.outcome === 'waiting') return <Waiting />;
  if (isDoneBefore) return <Navigate to={dashboardPath(role)} search={{}} replace />;
  return (
    <FormPage title={t('page.title')}>
      {error ? <Failed error={error} /> : <Spinner text={t('page.opening')} />}
    </FormPage>
  );
}

/** Nothing has happened; says why, and the way on. */
function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation(['auth-other-ways', 'auth']);
  const { user } = useSession();
  const troubleText = useTroubleText();
  return (
    <div className={layout.stack}>
      <Notice tone="error">{troubleText(error)}</Notice>
      <ButtonLink to={user ? paths.profile : paths.login} search={{}} variant="primary" wide>
        {t(user ? 'page.to-profile' : 'page.again')}
      </ButtonLink>
    </div>
  );
}

/** For somebody whom the provider has named and who isn't known here yet. */
function Waiting() {
  const { t } = useTranslation(['auth-other-ways', 'auth']);
  const { user } = useSession();
  const { data, error, isPending } = useWaiting(user === null);
  if (user) return <Navigate {...wayOn()} replace />;
  if (data?.waiting?.kind === 'register') return <Navigate {...registration()} replace />;
  const waiting = data?.waiting;
  if (!waiting) {
    const reason = error ?? { data: { why: 'expired' } };
    return (
      <FormPage title={t('page.title')}>
        {isPending ? <Spinner text={t('page.opening')} /> : <Failed error={reason} />}
      </FormPage>
    );
  }
  const { email, provider } = waiting;
  return (
    <FormPage
      title={t('link.title')}
      lead={t('link.lead', { email, name: provider })}
      links={
        <>
          <Link to={paths.forgotPassword} state={{ forgetful: email }}>
            {t('auth:login.forgot')}
          </Link>
          <Link to={paths.login}>{t('link.other')}</Link>
        </>
      }
    >
      <LinkForm email={email} provider={provider} />
    </FormPage>
  );
}
