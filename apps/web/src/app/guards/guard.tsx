import { useLocation, useRouter } from '@tanstack/react-router';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import type { Role } from '@wordgrove/contract/roles';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stringifySearch } from '#app/route-parts.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { forgetReturn, keepReturn, returnPath } from '#platform/return-path.ts';
import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { FullPageLoading } from '#ui/spinner.tsx';
import type { Access } from './guard-decision.ts';
import { accessDecision } from './guard-decision.ts';

const AccessDenied = lazyPart(() => import('#app/screens/access-denied.tsx'), 'AccessDenied', 'guards');
const VerifyEmailPage = lazyPart(
  () => import('#features/auth/register/verify-email-page.tsx'),
  'VerifyEmailPage',
  'auth-register',
  'auth',
);
const ProfileErrorScreen = lazyPart(() => import('#app/screens/profile-error-screen.tsx'), 'ProfileErrorScreen');

type GuardProps = {
  access: Access;
  /** The path and search of the guarded page; the router's own location may be a step ahead. */
  pathname: string;
  search: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/** Shows a page to people who may see it; tells everybody else what keeps them out, or sends them elsewhere. */
export function Guard({ access, pathname, search, children }: GuardProps) {
  const { t } = useTranslation('app');
  const session = useSession();
  const { href } = useLocation();
  const decision = accessDecision(session, access, pathname);
  const shown = useRef('');
  useEffect(() => {
    if (decision.kind !== 'open') return;
    shown.current = pathname;
    if (typeof access === 'object') forgetReturn();
  });

  switch (decision.kind) {
    case 'open':
      return children;
    case 'initializing':
      return <FullPageLoading text={t('loading.auth')} />;
    case 'sign-in':
      return <Leave key="sign-in" from={href} to={(shown) => `${paths.login}?redirect=${encodeURIComponent(shown)}`} />;
    case 'choose-password':
      return <GoTo key="choose-password" href={paths.signInCode} />;
    case 'verify-email':
      return (
        <>
          <PageTitle text={t('titles.verify-email')} />
          <VerifyEmailPage />
        </>
      );
    case 'profile-loading':
      return <FullPageLoading text={t('loading.profile')} />;
    case 'profile-error':
      return <ProfileErrorScreen error={decision.error} />;
    case 'register':
      return typeof access === 'object' ? (
        <Leave key="register" from={href} to={() => paths.register} />
      ) : (
        <GoTo key="register" href={paths.register} />
      );
    case 'dashboard':
      return <GoTo key="dashboard" href={wayIn(session.role, pathname, search, shown.current)} />;
    default:
      return <AccessDenied reason={decision} />;
  }
}

/**
 * Where somebody who is ready goes from a page for visitors. The code of an invite link goes along to their classes,
 * unless it was just used to register.
 */
function wayIn(role: Role | null, pathname: string, { code, redirect }: GuardProps['search'], shown: string): string {
  if (role === 'student' && pathname === paths.registerStudent && shown !== pathname && typeof code === 'string') {
    return `${paths.studentDashboard}${stringifySearch({ join: code })}`;
  }
  return returnPath(redirect) ?? dashboardPath(role);
}

type LeaveProps = {
  from: string;
  /** @param shown what may stand in an address of the place left */
  to: (shown: string) => string;
};

/** Leaves a page that its visitor is led back to. */
function Leave({ from, to }: LeaveProps) {
  const [href] = useState(() => to(keepReturn(from)));
  return <GoTo href={href} />;
}

/**
 * Goes to another place of the app, replacing this one. `href` may carry a search. Only the first navigation counts:
 * while the router is on its way, the current location already reads as the new one.
 */
function GoTo({ href }: { href: string }) {
  const router = useRouter();
  const [target] = useState(href);
  useEffect(() => {
    void router.navigate({ href: target, replace: true });
  }, [router, target]);
  return null;
}
