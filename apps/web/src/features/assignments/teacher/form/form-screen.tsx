import type { Assignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignment, useClasses, useRoster } from '#features/assignments/teacher/api.ts';
import { useClassTime } from '#features/assignments/teacher/class-clock.tsx';
import { NoClass } from '#features/assignments/teacher/no-class.tsx';
import { errorCode } from '#platform/errors.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { emptyFields, fieldsOf } from './fields.ts';
import styles from './form.module.css';
import type { Previewing } from './previewed-form.tsx';
import { keepUsual, usualFields } from './usual-terms.ts';

/** What a new form holds when another screen opens it. */
export type Prefilled = { title: string; words: string };

type FormScreenProps = {
  prefilled: Prefilled | null;
  id: string;
  isNew: boolean;
  /** The class whose assignments were listed before. */
  classId: string | null;
  previewing: Previewing;
  onKept: (saved: Assignment) => void;
  onLeave: () => void;
};

/** The form on a page of its own, once everything it shows has loaded. */
export function FormScreen({ id, isNew, classId, prefilled, previewing, onKept, onLeave }: FormScreenProps) {
  const { t } = useTranslation('assignments-teacher');
  const { done } = useOutcomeToast();
  const classTime = useClassTime();
  const teacherId = useSession().user?.uid ?? '';
  const assignment = useAssignment(id, !isNew);
  const classes = useClasses();
  const roster = useRoster(true);
  const saved = assignment.data;
  // The form keeps the data it was opened with, so it must not open with data that may be stale.
  const [isOpened, setOpened] = useState(isNew);
  if (!isOpened && saved && !assignment.isFetching) setOpened(true);
  const open = classes.data?.filter(
    (each) => each.archivedAt === null || saved?.classes.some((named) => named.id === each.id),
  );

  const handleDone = (kept: Assignment) => {
    const isShown = kept.publishedAt !== null;
    const students = t('form.student-count', { count: kept.progress.students });
    const text = () => {
      if (kept.appearsAt) return t('schedule.done', { students, at: classTime(kept.appearsAt, kept.timeZone) });
      return isShown ? t('form.published', { students }) : t('form.saved');
    };
    done(text(), kept.id);
    if (isShown || kept.appearsAt) keepUsual(teacherId, fieldsOf(kept));
    if (isShown || kept.appearsAt) onLeave();
  };
  const header = <PageHeader title={isNew && !saved ? t('form.new-title') : t('form.edit-title')} isLow />;
  const body = () => {
    if (!saved && errorCode(assignment.error) === 'not-found') {
      const back = <ButtonLink to={paths.teacherAssignments}>{t('back')}</ButtonLink>;
      return <EmptyState picture={<LostPath />} title={t('gone')} text={t('gone-text')} action={back} />;
    }
    for (const query of [classes, assignment]) {
      if (query.isError && !query.data) return <LoadFailed query={query} title={t('form.failed')} />;
    }
    if (!open || !isOpened) return <Skeleton shape="field" count={6} label={t('form.loading')} />;
    return <NoClass />;
  };
  if (!open || !isOpened || open.length === 0) {
    return (
      <>
        {header}
        <div className={styles.screen}>{body()}</div>
      </>
    );
  }
  const first = open.find((each) => each.id === classId) ?? open.find((each) => each.activeStudents > 0) ?? open[0];
  return (
    <AssignmentForm
      id={id}
      saved={saved}
      empty={{
        ...emptyFields(first ? [first.id] : []),
        ...(isNew && first && usualFields(teacherId, first.timeZone, new Date())),
        ...(isNew && prefilled && { kind: 'game', asks: 'words', ...prefilled }),
      }}
      classes={open}
      roster={roster.data}
      previewing={previewing}
      header={header}
      onKept={onKept}
      onDone={handleDone}
      onLeave={onLeave}
    />
  );
}
