import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudentView } from '#features/assignments/kinds/use-student-view.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { daysBetween } from '#platform/format.ts';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { useOwnAssignments } from './api.ts';
import type { Wanted } from './arrange.ts';
import { countWanted, wantedOf } from './arrange.ts';
import { DueLine } from './due-line.tsx';
import { usePointsText } from './feedback-card.tsx';
import { standingOf } from './standing.ts';
import { StandingBadge } from './standing-badge.tsx';
import styles from './student.module.css';
import { WayIn } from './way-in.tsx';

type AssignedTodos = {
  isComing: boolean;
  /** Null until it is known. */
  count: (wanted: Wanted) => number | null;
  /** Whether anything overdue can still be done. */
  isPressing: boolean;
  /** What is to be done. */
  open: (wanted: Wanted) => ReactNode;
  /** What was turned in or is over. */
  past: (wanted: Wanted) => ReactNode;
};

/** The student's assignments for a to-do list, part by part; nothing is rendered where there are none. */
export function useAssignedTodos(): AssignedTodos {
  const { t } = useTranslation('assignments');
  const query = useOwnAssignments();
  const { data, isError, isPending } = query;
  const isToday = (instant: string) => daysBetween(new Date(), new Date(instant)) === 0;
  const part = (wanted: Wanted) => wantedOf(data?.assignments ?? [], wanted, isToday);
  const count = (wanted: Wanted) => (data?.totals ? countWanted(data.totals, wanted, part(wanted)) : null);
  return {
    isComing: isPending,
    count,
    isPressing: part('overdue').toDo.length > 0,
    open: (wanted) => {
      if (!data) return isError && <FailedNotice title={t('to-do.failed')} query={query} />;
      const { toDo } = part(wanted);
      return toDo.length > 0 && <AssignedTodos group="title" assignments={toDo} />;
    },
    past: (wanted) => {
      const { toDo, done, over } = part(wanted);
      if (done.length + over.length === 0) return null;
      const isPart = toDo.length + done.length + over.length < (count(wanted) ?? 0);
      return (
        <>
          {done.length > 0 && <AssignedTodos group="done" assignments={done} />}
          {over.length > 0 && <AssignedTodos group="over" assignments={over} />}
          {isPart && (
            <p>
              <Link to={paths.studentAssignments}>{t('all')}</Link>
            </p>
          )}
        </>
      );
    },
  };
}

type GroupProps = { group: 'title' | 'done' | 'over'; assignments: readonly OwnAssignment[] };

function AssignedTodos({ group, assignments }: GroupProps) {
  const { t } = useTranslation('assignments');
  const heading = `assigned-${group}`;
  return (
    <section aria-labelledby={heading} className={styles.assigned}>
      <h2 id={heading}>{t(`to-do.${group}`)}</h2>
      <ul className={layout.stack}>
        {assignments.map((assignment) => (
          <AssignedTodo key={assignment.id} assignment={assignment} isPast={group !== 'title'} />
        ))}
      </ul>
    </section>
  );
}

/** One of them; all that is left to do with a past one is to look at it. */
function AssignedTodo({ assignment, isPast }: { assignment: OwnAssignment; isPast: boolean }) {
  const { id, title } = assignment;
  const view = useStudentView()(assignment);
  const points = usePointsText()(assignment);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Link className={layout.cover} to={assignmentPath(id)}>
          {title}
        </Link>
        <p className={styles.facts}>
          {isPast && <StandingBadge standing={standingOf(assignment)} />}
          <span>{view.what}</span>
          <DueLine assignment={assignment} />
          {view.bar && <span>{view.result}</span>}
          {isPast && points && <span>{points}</span>}
        </p>
      </div>
      {!isPast && <WayIn view={view} listedAs={title} />}
    </li>
  );
}
