import { useQuery } from '@tanstack/react-query';
import type { TeacherDashboard as DashboardAnswer } from '@wordgrove/contract/dashboards';
import { displayName } from '@wordgrove/contract/display-name';
import { paths } from '@wordgrove/contract/paths';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ThreeToday } from '#features/analytics/three/three-today.tsx';
import { untilDue } from '#features/assignments/student/until-due.ts';
import { Handovers } from '#features/classes/handovers.tsx';
import { NoticeList } from '#features/notices/notice-list.tsx';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { teacherDashboardQuery } from './dashboard-query.tsx';
import { CodeCard } from './teacher/code-card.tsx';
import { DueCard } from './teacher/due-card.tsx';
import { FirstStep } from './teacher/first-step.tsx';
import { firstStepOf } from './teacher/first-step-of.ts';
import { ToolsCard } from './teacher/tools-card.tsx';
import { WaitingCard } from './teacher/waiting-card.tsx';
import { WeekCards } from './teacher/week-cards.tsx';
import teacherStyles from './teacher-dashboard.module.css';

/** Classes are at work while the page is open. */
const refreshMs = 60_000;

/** Where a teacher arrives: whom to talk to today, what waits, what is due, how the classes go, and the code. */
export function TeacherDashboard() {
  const { t } = useTranslation(['app', 'dashboards']);
  const { profile, user } = useSession();
  const query = useQuery({
    ...teacherDashboardQuery(),
    refetchInterval: ({ state: { data } }) => untilDue(data?.due.soonest.map(({ dueAt }) => dueAt) ?? [], refreshMs),
  });
  const { data, isError } = query;
  const step = data && firstStepOf(data);
  return (
    <>
      <PageHeader
        title={t('dashboard.hello', { name: displayName({ profile, user }) })}
        lead={t('dashboard.teacher.lead')}
        isGreeting
        actions={!step && <NewHomework />}
      />
      {/* Everything below comes with the same answer: rendered earlier, most of it would move. */}
      {data || isError ? (
        <div className={styles.page}>
          <NoticeList />
          <Handovers />
          {data && data.weeks.length === 0 && <Arrivals dashboard={data} />}
          {step && data && <FirstStep step={step} dashboard={data} />}
          {data ? <Parts dashboard={data} /> : <LoadFailed title={t('dashboards:failed')} query={query} />}
          <ToolsCard />
        </div>
      ) : (
        <div className={clsx(styles.page, styles.awaited)}>
          <Card className={styles.waiting}>
            <Skeleton shape="row" label={t('dashboards:loading')} />
          </Card>
        </div>
      )}
    </>
  );
}

const openOf = (classes: DashboardAnswer['classes']) => classes.filter(({ archivedAt }) => archivedAt === null);

const waitingOf = (classes: DashboardAnswer['classes']) =>
  openOf(classes).filter(({ pendingStudents }) => pendingStudents > 0);

/** The first who wait to be let in, while the code is still needed by the rest. */
function Arrivals({ dashboard: { classes, toGrade } }: { dashboard: DashboardAnswer }) {
  const waiting = waitingOf(classes);
  return waiting.length + toGrade.all > 0 && <WaitingCard classes={waiting} toGrade={toGrade} />;
}

/** What there is once somebody has joined. */
function Parts({ dashboard }: { dashboard: DashboardAnswer }) {
  const { classes, due, hasHomework, invite, toGrade, weeks } = dashboard;
  const [open, waiting] = [openOf(classes), waitingOf(classes)];
  if (weeks.length === 0) return null;
  return (
    <div className={teacherStyles.board}>
      <div className={teacherStyles.first}>
        <ThreeToday classId={undefined} />
      </div>
      <div className={teacherStyles.side}>
        <WaitingCard classes={waiting} toGrade={toGrade} />
        {hasHomework && <DueCard due={due} />}
        <CodeCard invite={invite} />
      </div>
      <WeekCards classes={open} weeks={weeks} />
    </div>
  );
}

/** Straight to the form: a title is all that it needs. */
function NewHomework() {
  const { t } = useTranslation('dashboards');
  return (
    <ButtonLink variant="primary" to={paths.teacherAssignments} search={() => ({ edit: 'new' })}>
      {t('new-homework')}
    </ButtonLink>
  );
}
