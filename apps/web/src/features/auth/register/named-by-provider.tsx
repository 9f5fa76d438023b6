import { Navigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { Waiting } from '@wordgrove/contract/ways-in';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '#features/auth/other-ways/api.ts';
import { useSession } from '#platform/use-session.ts';
import { Spinner } from '#ui/spinner.tsx';

const byProvider = { by: 'provider' } as const;

/** What the links of a registration carry on, so that it stays one by a provider and with its invite code. */
export const carriedOn = (named: Waiting | null, code: unknown) => ({
  ...(named ? byProvider : {}),
  ...(typeof code === 'string' && code ? { code } : {}),
});

type NamedByProviderProps = {
  /** @param named who comes from a provider; null for everybody else */
  children: (named: Waiting | null) => ReactNode;
};

/** Finds out whom a provider has named before a form is shown that depends on it. */
export function NamedByProvider({ children }: NamedByProviderProps) {
  const { t } = useTranslation('auth-register');
  const { user } = useSession();
  const { by } = useSearch({ strict: false });
  const isNamed = by === byProvider.by && !user;
  const { data, isPending } = useWaiting(isNamed);
  if (!isNamed) return children(null);
  if (isPending) return <Spinner text={t('named.finding')} />;
  // Too late, or an account has the address: that page says so.
  if (data?.waiting?.kind !== 'register') return <Navigate to={paths.signInProvider} search={{}} replace />;
  return children(data.waiting);
}
