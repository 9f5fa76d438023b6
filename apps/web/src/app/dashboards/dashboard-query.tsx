import type { QueryKey } from '@tanstack/react-query';
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
 * Requests a dashboard as soon as it is known who is signed in, while its script loads, and makes the parts of the page
 * and the bar wait for that one answer. If it fails, each part makes its own request, so that only what is broken is
 * missing.
 */
export function DashboardParts({ children }: { children: ReactNode }) {
  useTranslation('app');
  const { pathname } = useLocation();
  const session = useSession();
  const role = session.status === 'ready' && pathname === pathOf(session) && session.role;
  const own = useQuery({ ...dashboardQuery(currentLanguage()), enabled: role === 'student' });
  const taught = useQuery({ ...teacherDashboardQuery(), enabled: role === 'teacher' });
  const state = role && stateOf(role === 'teacher' ? taught : own);
  return <PartsFilledContext value={state || 'own'}>{children}</PartsFilledContext>;
}

type Asked = { isPending: boolean; isPlaceholderData: boolean; isError: boolean };

function stateOf(query: Asked): PartsFilled {
  if (query.isError) return 'own';
  // Another language needs another request.
  return query.isPending || query.isPlaceholderData ? 'coming' : 'filled';
}

const newDayCheckMs = 300_000;

type Language = ReturnType<typeof currentLanguage>;

const put = (key: QueryKey, answer: unknown) => void queryClient.setQueryData(key, answer);

/** Puts the answers of a dashboard where its parts look for their own, the bar's included. */
function fillParts({ notices, unreadNotices }: Pick<StudentDashboard, 'notices' | 'unreadNotices'>): void {
  put(orpc.notices.list.queryKey(), notices);
  put(orpc.notices.unread.queryKey(), { unread: unreadNotices });
}

/** Where the signed-in person's dashboard is, unless there is something else to do first. */
function pathOf({ user, role }: Pick<SessionView, 'user' | 'role'>): string | undefined {
  if (mustStay(user)) return undefined;
  return role === 'student' ? paths.studentDashboard : role === 'teacher' ? paths.teacherDashboard : undefined;
}

/** Requests it while the page's script is still loading. */
export async function prefetchDashboard(path: string): Promise<void> {
  const { user, profile } = await queryClient.ensureQueryData(sessionQuery);
  const role = roleOf(profile);
  if (pathOf({ user, role }) !== path) return;
  await (role === 'teacher'
    ? queryClient.prefetchQuery(teacherDashboardQuery())
    : queryClient.prefetchQuery(dashboardQuery(currentLanguage())));
}

/** Everything on a student's dashboard, in one request. */
export function dashboardQuery(language: Language) {
  const input = { language };
  return orpc.dashboards.student.queryOptions({
    input,
    queryFn: async ({ signal }) => {
      const dashboard = await client.dashboards.student(input, { signal });
      fillParts(dashboard);
      put(orpc.dailyTasks.today.queryKey({ input }), dashboard.tasks);
      put(orpc.memory.xp.queryKey(), dashboard.tasks.xp);
      put(orpc.classes.mine.queryKey(), dashboard.classes);
      return dashboard;
    },
    placeholderData: (before) => before,
    // A page that stays open past midnight finds the new day.
    refetchInterval: newDayCheckMs,
  });
}

/** Everything on a teacher's dashboard, in one request. */
export function teacherDashboardQuery() {
  return orpc.dashboards.teacher.queryOptions({
    queryFn: async ({ signal }) => {
      const dashboard = await client.dashboards.teacher(undefined, { signal });
      fillParts(dashboard);
      put(orpc.classes.list.queryKey(), dashboard.classes);
      put(orpc.classes.handovers.queryKey(), dashboard.handovers);
      put(orpc.analytics.three.queryKey({ input: {} }), dashboard.three);
      return dashboard;
    },
  });
}
