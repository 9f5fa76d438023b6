import type { Assignment, Attempt, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import typography from '#ui/typography.module.css';
import styles from './work.module.css';

const tones = {
  assigned: 'grey',
  started: 'blue',
  'turned-in': 'green',
  late: 'yellow',
} as const satisfies Record<StudentWork['state'], BadgeTone>;

type WorkColumnsOptions = {
  assignment: Assignment;
  students: readonly StudentWork[];
  onExtend: (student: StudentWork) => void;
};

/** The columns of the table of an assignment's students. */
export function useWorkColumns({ assignment, students, onExtend }: WorkColumnsOptions): DataColumn<StudentWork>[] {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const { classes, points } = assignment;
  const title = (id: 'class' | 'state' | 'result' | 'attempts' | 'turned-in') => ({
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
          <Badge tone={tones[state]}>{t(`work.states.${state}`)}</Badge>
          {extendedTo !== null && (
            <span className={styles.below}>{t('work.until', { at: format.dateTime(extendedTo) })}</span>
          )}
        </span>
      ),
    },
    { ...title('result'), cell: ({ percent }) => <ResultText percent={percent} points={points} /> },
    { ...title('attempts'), cell: ({ attempts }) => <AttemptList attempts={attempts} /> },
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

/** Somebody's result in percent, and in points. */
function ResultText({ percent, points }: Pick<Assignment, 'points'> & Pick<StudentWork, 'percent'>) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (percent === null) return <>{t('work.no-result')}</>;
  const share = format.percent(percent / 100);
  if (points === null) return <>{share}</>;
  const earned = format.number(pointsOf(percent, points));
  return <>{t('work.result', { share, earned, points: format.number(points) })}</>;
}

/** How often somebody played it and, when opened, when and how well. */
function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (attempts.length === 0) return <>{t('work.no-attempt')}</>;
  const share = ({ points, maxPoints }: Attempt) => format.percent(maxPoints > 0 ? points / maxPoints : 0);
  return (
    <Disclosure summary={t('work.attempts', { count: attempts.length })}>
      <ul className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            {t('work.attempt', { share: share(attempt), at: format.dateTime(attempt.finishedAt) })}
            {attempt.ignored !== null && <span className={styles.below}>{t(`work.ignored.${attempt.ignored}`)}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What somebody earned of an assignment's points, to two decimals. */
function pointsOf(percent: number, points: number): number {
  return Math.round(percent * points) / 100;
}

/** Whether more time would change anything: there is a due time, and the work is neither closed nor turned in. */
export function canHaveMoreTime(
  { dueAt, closedAt }: Pick<Assignment, 'dueAt' | 'closedAt'>,
  { turnedInAt }: Pick<StudentWork, 'turnedInAt'>,
): boolean {
  return dueAt !== null && closedAt === null && turnedInAt === null;
}
