import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useProgressColumns } from '#features/assignments/kinds/use-progress-columns.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import typography from '#ui/typography.module.css';
import styles from './work.module.css';
import { WorkStateBadge } from './work-state-badge.tsx';

type WorkColumnsOptions = {
  assignment: Assignment;
  students: readonly StudentWork[];
  onExtend: (student: StudentWork) => void;
};

/** The columns of the table of an assignment's students. */
export function useWorkColumns({ assignment, students, onExtend }: WorkColumnsOptions): DataColumn<StudentWork>[] {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const progress = useProgressColumns(assignment);
  const { classes } = assignment;
  const title = (id: 'class' | 'state' | 'turned-in') => ({
    id,
    title: t(`work.columns.${id}`),
  });
  return [
    {
      id: 'name',
      title: t('work.columns.name'),
      namesRow: true,
      cell: ({ name }) => <bdi className={typography.breaking}>{name}</bdi>,
    },
    ...(classes.length > 1
      ? [
          {
            ...title('class'),
            cell: ({ className }: StudentWork) => <bdi className={typography.breaking}>{className}</bdi>,
          },
        ]
      : []),
    {
      ...title('state'),
      cell: ({ state, extendedTo }) => (
        <span className={styles.state}>
          <WorkStateBadge state={state} />
          {extendedTo !== null && (
            <span className={styles.below}>{t('work.until', { at: format.dateTime(extendedTo) })}</span>
          )}
        </span>
      ),
    },
    ...progress,
    {
      ...title('turned-in'),
      cell: ({ turnedInAt }) => (turnedInAt === null ? t('work.not-yet') : format.dateTime(turnedInAt)),
    },
    ...(students.some((student) => canHaveMoreTime(assignment, student))
      ? [
          {
            id: 'actions',
            title: t('work.columns.actions'),
            bare: true,
            align: 'end' as const,
            cell: (student: StudentWork) =>
              canHaveMoreTime(assignment, student) && (
                <Button
                  variant="plain"
                  aria-label={t('extend.of', { name: student.name })}
                  onClick={() => onExtend(student)}
                >
                  {t('extend.open')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

/** Whether more time would change anything: there is a due time, and the work isn't closed, turned in or returned. */
export function canHaveMoreTime(
  { dueAt, closedAt }: Pick<Assignment, 'dueAt' | 'closedAt'>,
  { turnedInAt, state }: Pick<StudentWork, 'turnedInAt' | 'state'>,
): boolean {
  return dueAt !== null && closedAt === null && turnedInAt === null && state !== 'returned';
}
