import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { AssignmentRow } from './assignment-row.tsx';
import styles from './student.module.css';

export type AssignmentGroupProps = { group: 'to-do' | 'done' | 'over'; assignments: readonly OwnAssignment[] };

/** Assignments in the same state, under one heading; renders nothing when there are none. */
export function AssignmentGroup({ group, assignments }: AssignmentGroupProps) {
  const { t } = useTranslation('assignments');
  if (assignments.length === 0) return null;
  const heading = `assignments-${group}`;
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading}>{t(`groups.${group}`)}</h2>
      <ul className={styles.list}>
        {assignments.map((assignment, place) => (
          <AssignmentRow key={assignment.id} assignment={assignment} isNext={group === 'to-do' && place === 0} />
        ))}
      </ul>
    </section>
  );
}
