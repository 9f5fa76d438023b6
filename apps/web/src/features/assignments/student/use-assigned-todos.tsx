import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudentView } from '#features/assignments/kinds/use-student-view.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { daysBetween } from '#platform/format.ts';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { useOwnAssignments } from './api.ts';
import type { Wanted } from './arrange.ts';
import { arrange, wantedOf } from './arrange.ts';
import { DueLine } from './due-line.tsx';
import styles from './student.module.css';
import { WayIn } from './way-in.tsx';

/**
 * The student's open assignments for a to-do list: `of` renders those of one part of the list, and nothing where there
 * are none.
 */
export function useAssignedTodos(): { isComing: boolean; of: (wanted: Wanted) => ReactNode } {
  const { t } = useTranslation('assignments');
  const query = useOwnAssignments();
  const of = (wanted: Wanted) => {
    if (wanted === 'none') return null;
    const { data, isError } = query;
    if (!data) return isError && <FailedNotice title={t('to-do.failed')} query={query} />;
    const isToday = (instant: string) => daysBetween(new Date(), new Date(instant)) === 0;
    const shown = wantedOf(arrange(data.assignments).toDo, wanted, isToday);
    return shown.length === 0 ? null : <AssignedTodos assignments={shown} />;
  };
  return { isComing: query.isPending, of };
}

function AssignedTodos({ assignments }: { assignments: readonly OwnAssignment[] }) {
  const { t } = useTranslation('assignments');
  const viewOf = useStudentView();
  return (
    <section aria-labelledby="assigned-todos" className={styles.assigned}>
      <h2 id="assigned-todos">{t('to-do.title')}</h2>
      <ul className={layout.stack}>
        {assignments.map((assignment) => {
          const { id, title } = assignment;
          const view = viewOf(assignment);
          return (
            <li key={id} className={styles.line}>
              <div className={styles.what}>
                <Link className={layout.cover} to={assignmentPath(id)}>
                  {title}
                </Link>
                <p className={styles.facts}>
                  <span>{view.what}</span>
                  <DueLine assignment={assignment} />
                  {view.bar && <span>{view.result}</span>}
                </p>
              </div>
              <WayIn view={view} listedAs={title} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
