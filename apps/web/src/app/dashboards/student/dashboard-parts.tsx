import { useQueries } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import type { PartsFilled } from '#platform/parts-filled.ts';
import { PartsFilledContext } from '#platform/parts-filled.ts';
import { useSession } from '#platform/use-session.ts';
import { dashboardQuery, hasDashboard } from './dashboard-query.ts';

/**
 * Requests a student's dashboard as soon as it is known who is signed in, while its script loads, and makes the parts
 * of the page and the bar wait for that one answer. If it fails, each part makes its own request, so that only what is
 * broken is missing.
 */
export function DashboardParts({ children }: { children: ReactNode }) {
  useTranslation('app');
  const { pathname } = useLocation();
  const session = useSession();
  const isHere = session.status === 'ready' && hasDashboard(session) && pathname === paths.studentDashboard;
  const languages = isHere ? [currentLanguage()] : [];
  const [query] = useQueries({ queries: languages.map(dashboardQuery) });
  return <PartsFilledContext value={stateOf(query)}>{children}</PartsFilledContext>;
}

type Asked = { isPending: boolean; isPlaceholderData: boolean; isError: boolean };

function stateOf(query: Asked | undefined): PartsFilled {
  if (!query || query.isError) return 'own';
  // Another language needs another request.
  return query.isPending || query.isPlaceholderData ? 'coming' : 'filled';
}
