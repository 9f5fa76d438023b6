import { Link } from '@tanstack/react-router';
import type { NextAssignments } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { DueLine } from '#features/assignments/student/due-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import styles from './student.module.css';

/** The assignments due soonest, and how many there are. */
export function AssignmentsCard({ assignments: { soonest, open, overdue } }: { assignments: NextAssignments }) {
  const { t } = useTranslation('dashboards');
  const more = open - soonest.length;
  return (
    <Card as="section" className={styles.assignments} aria-labelledby="dashboard-assignments">
      <div className={styles.head}>
        <h2 id="dashboard-assignments">{t('assignments.title')}</h2>
        {overdue > 0 && <Badge tone="red">{t('assignments.overdue', { count: overdue })}</Badge>}
        <ButtonLink to={paths.studentAssignments}>{t('assignments.open')}</ButtonLink>
      </div>
      {open === 0 && <p>{t('assignments.nothing')}</p>}
      {open > 0 && (
        <ul className={styles.rows}>
          {soonest.map((assignment) => (
            <li key={assignment.id}>
              <Link className={styles.title} to={`${paths.assignments}/${assignment.id}`}>
                {assignment.title}
              </Link>
              <DueLine assignment={{ ...assignment, isOpen: true, turnedInAt: null }} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.why}>{t('assignments.more', { count: more })}</p>}
    </Card>
  );
}
