import { useQuery } from '@tanstack/react-query';
import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { useTranslation } from 'react-i18next';
import { useMyClasses } from '#features/classes/own/api.ts';
import { useBoard } from '#features/daily-tasks/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { dashboardQuery } from './dashboard-query.ts';

/**
 * What the student's dashboard shows. Tasks and classes come from their own queries: they change while the page is
 * open, without the whole dashboard being fetched again.
 */
export function useDashboard() {
  useTranslation('app');
  const query = useQuery(dashboardQuery(currentLanguage()));
  const { data: tasks } = useBoard();
  const { data: classes } = useMyClasses();
  return { ...query, dashboard: query.data && upToDate(query.data, { tasks, classes }) };
}

type Changed = { tasks: StudentDashboard['tasks'] | undefined; classes: StudentDashboard['classes'] | undefined };

function upToDate(
  asked: StudentDashboard,
  { tasks = asked.tasks, classes = asked.classes }: Changed,
): StudentDashboard {
  const lastActiveDay = tasks.completed > 0 ? tasks.day : asked.lastActiveDay;
  return { ...asked, tasks, classes, lastActiveDay };
}
