import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useRoster } from '#features/classes/api.ts';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RemovedStudent, useRemovedStudent } from './removed-student.tsx';
import styles from './roster.module.css';
import { RosterEmpty } from './roster-empty.tsx';
import { RosterFailed } from './roster-failed.tsx';
import { RosterList } from './roster-list.tsx';
import type { StudentAccountDialogs } from './student-dialogs.tsx';
import { StudentDialogs } from './student-dialogs.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useStudentDialogs } from './use-student-dialogs.ts';
import { WaitingStudents } from './waiting-students.tsx';

export type RosterProps = {
  /** Null means all open classes. */
  chosen: SchoolClass | null;
  classes: readonly SchoolClass[];
  accountDialogs: StudentAccountDialogs;
};

/** The students of one class, or of all open ones, in every state that the list can be in. */
export function Roster({ chosen, classes, accountDialogs }: RosterProps) {
  const { t } = useTranslation('classes');
  const roster = useRoster(chosen?.id);
  const dialogs = useStudentDialogs();
  const removal = useRemovedStudent();
  const entries: readonly RosterEntry[] | undefined = roster.data;
  const focus = useKeptFocus<HTMLElement>(entries);
  if (!entries) {
    return roster.isError ? (
      <RosterFailed query={roster} />
    ) : (
      <Skeleton shape="row" count={5} label={t('students.loading')} />
    );
  }
  const isBack = entries.some(({ enrolmentId }) => enrolmentId === removal.removed?.id);
  const waiting = entries.filter(({ status }) => status === 'pending');
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  return (
    <section {...focus} className={styles.roster} aria-label={t('students.list')}>
      <RefreshFailed query={roster} />
      {waiting.length > 0 && <WaitingStudents waiting={waiting} />}
      {entries.length === 0 ? (
        <RosterEmpty hasClass={open.length > 0} chosen={chosen} />
      ) : (
        <RosterList
          key={chosen?.id ?? 'all'}
          entries={entries}
          showsClass={chosen === null}
          canMove={open.some(({ id }) => id !== chosen?.id)}
          dialogs={dialogs}
        />
      )}
      {!isBack && <RemovedStudent {...removal} />}
      <StudentDialogs
        dialogs={dialogs}
        classes={open}
        accountDialogs={accountDialogs}
        onRemoved={({ enrolmentId, studentName, className }) =>
          removal.keep({ id: enrolmentId, name: studentName, className })
        }
      />
    </section>
  );
}
