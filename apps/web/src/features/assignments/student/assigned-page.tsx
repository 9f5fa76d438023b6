import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#features/assignments/kinds/kind.ts';
import { useStudentView } from '#features/assignments/kinds/use-student-view.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { StandingCard } from './standing-card.tsx';
import styles from './student.module.css';

export type AssignedPageProps = {
  assignment: OwnAssignment;
  /** Where it is done, if not where its student does it. */
  doneAt?: Place | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** What every assignment's page tells its student, around what its kind has to say. */
export function AssignedPage({ assignment, doneAt, actions, children }: AssignedPageProps) {
  const { t } = useTranslation('assignments');
  const own = useStudentView()(assignment);
  const view = doneAt && own.wayIn ? { ...own, wayIn: { ...own.wayIn, place: doneAt } } : own;
  const { title, instructions, className, teacherName } = assignment;
  const by = t('by', { what: view.what, className, teacher: teacherName });
  return (
    <>
      <PageHeader title={title} lead={by} actions={actions} />
      <div className={styles.page}>
        <StandingCard assignment={assignment} view={view} />
        <FeedbackCard assignment={assignment} />
        {instructions && (
          <PartCard title={t('instructions')}>
            <p className={styles.instructions}>{instructions}</p>
          </PartCard>
        )}
        {children}
      </div>
    </>
  );
}
