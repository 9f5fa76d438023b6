import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import type { TeacherWords } from '#features/assignments/kinds/kind.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import styles from './hand-in.module.css';
import { LookAtWork } from './look-at-work.tsx';
import { sizeText } from './size-text.ts';

/** How much somebody has handed in, and the way to look at it. A draft is its student's own. */
export function handInColumns({ t }: TeacherWords, assignment: Assignment): DataColumn<StudentWork>[] {
  const cell = (student: StudentWork) => {
    const { handIn, state } = student;
    if (!handIn) return t(state === 'started' ? 'hand-in.draft' : 'work.no-result');
    if (!handIn.hasText && handIn.files === 0) return t('work.no-result');
    return (
      <span className={styles.handed}>
        {sizeText(t, handIn)}
        <LookAtWork assignment={assignment} student={student} />
      </span>
    );
  };
  return [{ id: 'result', title: t('hand-in.work'), cell }];
}
