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
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AssignmentsCard, AtAGlance } from './at-a-glance.tsx';
import { Hero } from './hero/hero.tsx';
import { HeroFrame } from './hero/hero-frame.tsx';
import { isWithoutClass } from './next-step.ts';

/** Where a student arrives: what to do next, today's tasks, what is waiting elsewhere, and progress. */
export function StudentDashboard() {
  const { t } = useTranslation(['app', 'dashboards']);
  const { profile, user } = useSession();
  const { dashboard, error, isError, isFetching, refetch } = useDashboard();
  const name = displayName({ profile, user });
  // Everything below comes with the same answer: rendered earlier, most of it would move.
  if (!dashboard && !isError) {
    return (
      <div className={clsx(styles.page, styles.awaited)}>
        <HeroFrame name={name}>
          <Skeleton shape="row" count={2} label={t('dashboards:loading')} />
        </HeroFrame>
      </div>
    );
  }
  // Without a class, finding one comes first.
  const isAlone = dashboard !== undefined && isWithoutClass(dashboard);
  return (
    <>
      <div className={styles.page}>
        {dashboard ? (
          <Hero name={name} dashboard={dashboard} />
        ) : (
          <HeroFrame name={name}>
            <LoadFailed title={t('dashboards:failed')} query={{ error, isFetching, refetch }} />
            <PlayNowButton />
          </HeroFrame>
        )}
        <NoticeList />
        {isAlone && <MyClassesCard />}
        <div className={styles.columns}>
          <div className={styles.page}>
            <TodayCard />
            {dashboard && hasAssignments(dashboard) && <AssignmentsCard assignments={dashboard.assignments} />}
            {dashboard && <AtAGlance dashboard={dashboard} />}
          </div>
          <div className={styles.page}>
            <TodaySide />
            {!isAlone && <MyClassesCard />}
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
