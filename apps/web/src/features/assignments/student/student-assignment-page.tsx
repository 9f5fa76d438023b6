import type { ArchivedAssignment, OwnAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { TaskDetailsProps } from '#features/assignments/kinds/task-details.tsx';
import { TaskDetails } from '#features/assignments/kinds/task-details.tsx';
import { useTabName } from '#platform/use-tab-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { useArchivedAssignment, useAskedWords, useOwnAssignment } from './api.ts';
import { AssignedPage } from './assigned-page.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import styles from './student.module.css';

/** One assignment, as the student who has it sees it. */
export function StudentAssignmentPage({ id }: { id: string }) {
  const { t } = useTranslation('assignments');
  const query = useOwnAssignment(id);
  const assignment = query.data;
  const { data: archived } = useArchivedAssignment(id);
  // Both are requested at once and shown together: whatever came later would push down what is below it.
  const asked = useAskedWords(id, assignment?.task.kind);
  if (assignment && !asked.isAwaited) {
    const words = asked.data?.words ?? null;
    return <Shown assignment={assignment} words={words} onRetry={() => void asked.refetch()} />;
  }
  if (archived) return <Archived assignment={archived} />;
  const all = (
    <ButtonLink variant="primary" to={paths.studentAssignments}>
      {t('all')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('title')} />
      {assignment === null ? (
        <EmptyState picture={<LostPath />} title={t('gone.title')} text={t('gone.text')} action={all} />
      ) : (
        <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="card" count={3} />
      )}
    </>
  );
}

/** All that there is of it while its class is archived: that it is, and what was returned. */
function Archived({ assignment }: { assignment: ArchivedAssignment }) {
  const { t } = useTranslation('assignments');
  const { title, className, teacherName } = assignment;
  useTabName(title);
  const all = <ButtonLink to={paths.studentAssignments}>{t('all')}</ButtonLink>;
  return (
    <>
      <PageHeader title={title} lead={`${className} · ${teacherName}`} actions={all} />
      <div className={styles.page}>
        <Notice tone="info" title={t('gone.archived', { className })} />
        <FeedbackCard assignment={assignment} />
      </div>
    </>
  );
}

type ShownProps = { assignment: OwnAssignment } & Pick<TaskDetailsProps, 'words' | 'onRetry'>;

function Shown({ assignment, words, onRetry }: ShownProps) {
  const { t } = useTranslation('assignments');
  useTabName(assignment.title);
  return (
    <AssignedPage assignment={assignment} actions={<ButtonLink to={paths.studentAssignments}>{t('all')}</ButtonLink>}>
      <TaskDetails assignment={assignment} words={words} onRetry={onRetry} />
    </AssignedPage>
  );
}
