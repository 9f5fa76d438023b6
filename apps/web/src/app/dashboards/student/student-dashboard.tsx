import { useQuery } from '@tanstack/react-query';
import type { StudentDashboard as DashboardAnswer } from '@wordgrove/contract/dashboards';
import { displayName } from '@wordgrove/contract/display-name';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from '#app/dashboards/dashboard.module.css';
import { dashboardQuery } from '#app/dashboards/dashboard-query.tsx';
import { untilDue } from '#features/assignments/student/until-due.ts';
import { useMyClasses } from '#features/classes/own/api.ts';
import { MyClassesCard } from '#features/classes/own/my-classes-card.tsx';
import { useBoard } from '#features/daily-tasks/api.ts';
import { MomentOfDay } from '#features/daily-tasks/moment-of-day.tsx';
import { TodayCard, TodaySide } from '#features/daily-tasks/today-card.tsx';
import { PlayNowButton } from '#features/games/now/play-now-button.tsx';
import { NoticeList } from '#features/notices/notice-list.tsx';
import { currentLanguage } from '#platform/i18n.ts';
import { useSession } from '#platform/use-session.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AssignmentsCard, AtAGlance } from './at-a-glance.tsx';
import { isWithoutClass } from './next-step.ts';
import { NextStepCard } from './next-step-card.tsx';

/** Where a student arrives: what to do next, today's tasks, what is waiting elsewhere, and progress. */
export function StudentDashboard() {
  const { t } = useTranslation(['app', 'dashboards']);
  const { profile, user } = useSession();
  const { dashboard, error, isError, isFetching, refetch } = useDashboard();
  const greeting = (
    <PageHeader
      title={t('dashboard.hello', { name: displayName({ profile, user }) })}
      lead={t('dashboard.student.lead')}
      isGreeting
      actions={<PlayNowButton />}
    />
  );
  // Everything below comes with the same answer: rendered earlier, most of it would move.
  if (!dashboard && !isError) {
    return (
      <>
        {greeting}
        <div className={clsx(styles.page, styles.awaited)}>
          <Card className={styles.waiting}>
            <Skeleton shape="row" label={t('dashboards:loading')} />
          </Card>
        </div>
      </>
    );
  }
  // Without a class, finding one comes first.
  const isAlone = dashboard !== undefined && isWithoutClass(dashboard);
  return (
    <>
      {greeting}
      <div className={styles.page}>
        <NoticeList />
        {isAlone && <MyClassesCard />}
        {dashboard ? (
          <NextStepCard dashboard={dashboard} />
        ) : (
          <LoadFailed title={t('dashboards:failed')} query={{ error, isFetching, refetch }} />
        )}
        <div className={styles.columns}>
          <div className={styles.page}>
            <TodayCard />
            {dashboard && hasAssignments(dashboard) && <AssignmentsCard assignments={dashboard.assignments} />}
            {dashboard && <AtAGlance dashboard={dashboard} />}
            {!isAlone && <MyClassesCard />}
          </div>
          <div className={styles.page}>
            <TodaySide />
          </div>
        </div>
      </div>
      <MomentOfDay />
    </>
  );
}

/** Without a class there are no assignments. */
function hasAssignments(dashboard: DashboardAnswer): boolean {
  return dashboard.assignments.open > 0 || !isWithoutClass(dashboard);
}

/**
 * What the student's dashboard shows. Tasks and classes come from their own queries: they change while the page is
 * open, without the whole dashboard being fetched again.
 */
function useDashboard() {
  useTranslation('app');
  const asked = dashboardQuery(currentLanguage());
  // A page that stays open past a due time finds what is overdue.
  const untilOverdue = ({ state: { data } }: { state: { data: DashboardAnswer | undefined } }) => {
    const coming = data?.assignments.soonest.filter(({ isOverdue }) => !isOverdue) ?? [];
    return untilDue(
      coming.map(({ dueAt }) => dueAt),
      asked.refetchInterval,
    );
  };
  const query = useQuery({ ...asked, refetchInterval: untilOverdue });
  const { data: tasks } = useBoard();
  const { data: classes } = useMyClasses();
  return { ...query, dashboard: query.data && upToDate(query.data, { tasks, classes }) };
}

type Changed = { tasks: DashboardAnswer['tasks'] | undefined; classes: DashboardAnswer['classes'] | undefined };

function upToDate(asked: DashboardAnswer, { tasks = asked.tasks, classes = asked.classes }: Changed): DashboardAnswer {
  const lastActiveDay = tasks.completed > 0 ? tasks.day : asked.lastActiveDay;
  return { ...asked, tasks, classes, lastActiveDay };
}
