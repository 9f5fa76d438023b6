import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { client, orpc, queryClient } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import type { PartsFilled } from '#platform/parts-filled.ts';
import { PartsFilledContext } from '#platform/parts-filled.ts';
import type { SessionView } from '#platform/session.ts';
import { mustStay, roleOf } from '#platform/session.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { useSession } from '#platform/use-session.ts';

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
  const query = useQuery({ ...dashboardQuery(currentLanguage()), enabled: isHere });
  return <PartsFilledContext value={isHere ? stateOf(query) : 'own'}>{children}</PartsFilledContext>;
}

type Asked = { isPending: boolean; isPlaceholderData: boolean; isError: boolean };

function stateOf(query: Asked): PartsFilled {
  if (query.isError) return 'own';
  // Another language needs another request.
  return query.isPending || query.isPlaceholderData ? 'coming' : 'filled';
}

const newDayCheckMs = 300_000;

type Language = ReturnType<typeof currentLanguage>;

/** Puts the dashboard's answers where the parts look for their own, the bar's included. */
function fillParts({ tasks, classes, notices, unreadNotices }: StudentDashboard, language: Language): void {
  queryClient.setQueryData(orpc.dailyTasks.today.queryKey({ input: { language } }), tasks);
  queryClient.setQueryData(orpc.memory.xp.queryKey(), tasks.xp);
  queryClient.setQueryData(orpc.classes.mine.queryKey(), classes);
  queryClient.setQueryData(orpc.notices.list.queryKey(), notices);
  queryClient.setQueryData(orpc.notices.unread.queryKey(), { unread: unreadNotices });
}

/** Whether the signed-in person has a student's dashboard and nothing else to do first. */
function hasDashboard({ user, role }: Pick<SessionView, 'user' | 'role'>): boolean {
  return role === 'student' && !mustStay(user);
}

/** Requests it while the page's script is still loading. */
export async function prefetchDashboard(): Promise<void> {
  const { user, profile } = await queryClient.ensureQueryData(sessionQuery);
  if (hasDashboard({ user, role: roleOf(profile) })) await queryClient.prefetchQuery(dashboardQuery(currentLanguage()));
}

/** Everything on a student's dashboard, in one request. */
export function dashboardQuery(language: Language) {
  const input = { language };
  return orpc.dashboards.student.queryOptions({
    input,
    queryFn: async ({ signal }) => {
      const dashboard = await client.dashboards.student(input, { signal });
      fillParts(dashboard, language);
      return dashboard;
    },
    placeholderData: (before) => before,
    // A page that stays open past midnight finds the new day.
    refetchInterval: newDayCheckMs,
  });
}
