import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { dayMs } from '@wordgrove/contract/days';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DueLine } from '#features/assignments/student/due-line.tsx';
import { untilDue } from '#features/assignments/student/until-due.ts';
import { useClasses } from '#features/classes/api.ts';
import { orpc } from '#platform/api.ts';
import { assignmentPath, gradingPath } from '#platform/assignment-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import styles from './teacher-homework-card.module.css';

/** The homework that waits to be graded, and what is due next. Without a class there is none. */
export function TeacherHomeworkCard() {
  const { t } = useTranslation('dashboards');
  const classes = useClasses();
  const query = useQuery(
    orpc.dashboards.teacher.queryOptions({
      refetchInterval: ({ state: { data } }) => untilDue(data?.due.soonest.map(({ dueAt }) => dueAt) ?? [], dayMs),
    }),
  );
  if (classes.data?.every(({ archivedAt }) => archivedAt !== null)) return null;
  return (
    <PartCard
      title={t('assignments.title')}
      actions={<ButtonLink to={paths.teacherAssignments}>{t('assignments.open')}</ButtonLink>}
    >
      {query.data ? (
        <Homework {...query.data} />
      ) : (
        <NotLoaded query={query} failed={t('homework.failed')} loading={t('homework.loading')} shape="row" count={2} />
      )}
    </PartCard>
  );
}

function Homework({ toGrade, due }: TeacherDashboard) {
  const { t } = useTranslation(['dashboards', 'notices']);
  const format = useFormat();
  if (toGrade.all + due.all === 0) return <p>{t('homework.nothing')}</p>;
  return (
    <>
      {toGrade.all > 0 && (
        <Group title={t('homework.to-grade')} more={toGrade.all - toGrade.first.length}>
          {toGrade.first.map(({ id, title, waiting: { count, className } }) => (
            <Row key={id} to={gradingPath(id)} title={title}>
              {className === null
                ? t('notices:waiting.several', { count })
                : t('notices:waiting.one-class', { count, className })}
            </Row>
          ))}
        </Group>
      )}
      {due.all > 0 && (
        <Group title={t('homework.due')} more={due.all - due.soonest.length}>
          {due.soonest.map(({ id, title, students, turnedIn, ...times }) => (
            <Row key={id} to={assignmentPath(id)} title={title}>
              {students > 0 && (
                <span>{t('homework.turned-in', { count: turnedIn, all: format.number(students) })}</span>
              )}
              <DueLine assignment={{ ...times, isOpen: true, isOverdue: false, turnedInAt: null }} />
            </Row>
          ))}
        </Group>
      )}
    </>
  );
}

/** A few rows under their title, and how many more there are. */
function Group({ title, more, children }: { title: string; more: number; children: ReactNode }) {
  const { t } = useTranslation('dashboards');
  return (
    <div className={styles.group}>
      <h3 className={typography.subheading}>{title}</h3>
      <ul className={layout.lined} aria-label={title}>
        {children}
      </ul>
      {more > 0 && <p className={typography.muted}>{t('assignments.more', { count: more })}</p>}
    </div>
  );
}

type RowProps = { to: ReturnType<typeof gradingPath> | ReturnType<typeof assignmentPath>; title: string };

/** One homework; the whole row leads to it. */
function Row({ to, title, children }: RowProps & { children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={to}>
        {title}
      </Link>
      <span className={styles.facts}>{children}</span>
    </li>
  );
}
