import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#features/classes/api.ts';
import { useFigures, useRestoreStudent, useRoster } from '#features/classes/api.ts';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { useLastRemoved } from '#platform/last-removed.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { useToast } from '#ui/use-toast.ts';
import styles from './roster.module.css';
import { RosterFailed } from './roster-failed.tsx';
import { RosterList } from './roster-list.tsx';
import type { StudentAccountDialogs } from './student-dialogs.tsx';
import { StudentDialogs, useStudentDialogs } from './student-dialogs.tsx';
import { WaitingStudents } from './waiting-students.tsx';

type RosterProps = {
  /** Null means all open classes. */
  chosen: SchoolClass | null;
  classes: readonly SchoolClass[];
  accountDialogs: StudentAccountDialogs;
  /** Opens the dialog that adds students. */
  onAdd: () => void;
};

/** The students of one class, or of all open ones, in every state that the list can be in. */
export function Roster({ chosen, classes, accountDialogs, onAdd }: RosterProps) {
  const { t } = useTranslation('classes');
  const roster = useRoster(chosen?.id);
  const figures = useFigures(chosen?.id);
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
      {figures.isError && <FailedNotice tone="warning" title={t('students.figures.failed')} query={figures} />}
      {waiting.length > 0 && <WaitingStudents waiting={waiting} />}
      {entries.length === 0 ? (
        <RosterEmpty hasClass={open.length > 0} chosen={chosen} onAdd={onAdd} />
      ) : (
        <RosterList
          key={chosen?.id ?? 'all'}
          entries={entries}
          showsClass={chosen === null}
          canMove={open.some(({ id }) => id !== chosen?.id)}
          figures={figures.data ?? noFigures}
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

const noFigures: Figures = new Map();

type RosterEmptyProps = {
  hasClass: boolean;
  /** Null means all open classes. */
  chosen: SchoolClass | null;
  onAdd: () => void;
};

/** Why nobody is listed, and what to do about it. */
function RosterEmpty({ hasClass, chosen, onAdd }: RosterEmptyProps) {
  const { t } = useTranslation(['classes', 'classes-students']);
  if (chosen?.archivedAt) return <EmptyState picture={<Seed />} title={t('students.empty-archived')} />;
  const invite = (
    <div className={layout.row}>
      <Button variant="primary" onClick={onAdd}>
        {t('classes-students:roster.add')}
      </Button>
      <ButtonLink to={paths.teacherInviteCodes} search={chosen ? { class: chosen.id } : {}}>
        {t('invites.create')}
      </ButtonLink>
    </div>
  );
  return hasClass ? (
    <EmptyState picture={<Seed />} title={t('students.empty')} text={t('students.empty-text')} action={invite} />
  ) : (
    <EmptyState
      picture={<SchoolGate />}
      title={t('students.no-class')}
      text={t('students.no-class-text')}
      action={invite}
    />
  );
}

/** The student whom the teacher last removed from a class, by enrolment. */
const useRemovedStudent = () => useLastRemoved('student', limits.undoRemovalMinutes);

type RemovedStudentProps = Pick<ReturnType<typeof useRemovedStudent>, 'removed' | 'isFresh' | 'forget'>;

/** Undoes the removal of a student who was just taken out of a class. */
function RemovedStudent({ removed, isFresh, forget }: RemovedStudentProps) {
  const { t } = useTranslation('classes');
  const { done, attempt } = useOutcomeToast();
  const toast = useToast();
  const restore = useRestoreStudent();
  if (!removed) return null;
  const { id, name, className = '' } = removed;
  const handleUndo = async () => {
    const { changed } = await restore.mutateAsync({ enrolmentIds: [id] });
    if (changed > 0) done(t('students.restored', { name, className }));
    else toast(t('students.not-restored', { name }), 'error');
    forget();
  };
  return (
    <UndoBar
      key={id}
      text={t('students.removed', { name, className })}
      isPending={restore.isPending}
      takesFocus={isFresh}
      onUndo={() => attempt(handleUndo)}
      onClose={forget}
    />
  );
}
