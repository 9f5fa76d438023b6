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
 * Asks for a student's dashboard as soon as it is known who is here, beside its script, and lets the parts of the page
 * and the bar wait for that one answer. Where it can't be had, each part asks for its own, so that what is broken is
 * missing alone.
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
  // In another language it is asked anew.
  return query.isPending || query.isPlaceholderData ? 'coming' : 'filled';
}
