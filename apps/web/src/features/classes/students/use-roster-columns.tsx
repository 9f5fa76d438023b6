import { IconCircleCheck } from '@tabler/icons-react';
import type { RosterEntry } from '@wordgrove/contract/classes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EnrolmentStatus } from '#features/classes/enrolment-status.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './roster-columns.module.css';

export type RosterColumnsOptions = {
  showsClass: boolean;
  now: Date;
  /** Left out where the rows are no real students. */
  actions?: (entry: RosterEntry) => ReactNode;
};

/** The columns of a list of students. When somebody was last active is not shown before the approval. */
export function useRosterColumns({ showsClass, now, actions }: RosterColumnsOptions): DataColumn<RosterEntry>[] {
  const { t } = useTranslation('classes');
  const { relativeDay } = useFormat();
  const title = (id: 'number' | 'class' | 'status' | 'last-active' | 'joined') => ({
    id,
    title: t(`students.columns.${id}`),
  });
  return [
    {
      id: 'name',
      title: t('students.columns.name'),
      namesRow: true,
      cell: (entry) => (
        <span className={styles.person}>
          <bdi className={styles.name}>{entry.studentName}</bdi>
          <StudentEmail entry={entry} />
        </span>
      ),
    },
    { ...title('number'), cell: ({ studentNumber }) => studentNumber },
    ...(showsClass
      ? [{ ...title('class'), cell: (entry: RosterEntry) => <bdi className={styles.class}>{entry.className}</bdi> }]
      : []),
    {
      ...title('status'),
      cell: ({ status, isLeaving }) => (
        <span className={styles.states}>
          <EnrolmentStatus status={status} />
          {isLeaving && <Badge tone="red">{t('students.leaving')}</Badge>}
        </span>
      ),
    },
    {
      ...title('last-active'),
      cell: ({ status, lastActiveAt }) => {
        if (status === 'pending') return null;
        return lastActiveAt ? relativeDay(lastActiveAt, now) : t('students.never-active');
      },
    },
    {
      ...title('joined'),
      cell: ({ enrolledAt, inviteCode }) => (
        <span className={styles.joined}>
          <span>{relativeDay(enrolledAt, now)}</span>
          {inviteCode && <span className={styles.below}>{t('students.with-code', { code: inviteCode })}</span>}
        </span>
      ),
    },
    ...(actions
      ? [{ id: 'actions', title: t('students.columns.actions'), cell: actions, bare: true, align: 'end' as const }]
      : []),
  ];
}

/** The address, and whether it is known to be the student's. */
function StudentEmail({ entry }: { entry: RosterEntry }) {
  const { t } = useTranslation('classes');
  return (
    <span className={styles.email}>
      <bdi className={classNames(styles.below, styles.address)}>{entry.studentEmail}</bdi>
      {entry.emailVerified ? (
        <span className={styles.verified} title={t('students.verified')}>
          <IconCircleCheck size={18} aria-hidden="true" />
          <VisuallyHidden>{t('students.verified')}</VisuallyHidden>
        </span>
      ) : (
        <Badge>{t('students.not-verified')}</Badge>
      )}
    </span>
  );
}
