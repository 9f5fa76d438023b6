import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { AssignmentWork } from '#features/assignments/teacher/api.ts';
import { useArchivedClass, useWork } from '#features/assignments/teacher/api.ts';
import { assignmentPath, gradingPath } from '#platform/assignment-path.ts';
import { errorCode } from '#platform/errors.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { useComments } from './api.ts';
import { GradingScreen } from './grading-screen.tsx';

/** The work of an assignment's students, one after the other, to be graded and returned. */
export function GradingPage() {
  const { assignmentId: id = '' } = useParams({ strict: false });
  const { student }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { t } = useTranslation(['assignments-grading', 'assignments-teacher']);
  const navigate = useNavigate();
  const work = useWork(id);
  const comments = useComments();
  // A key for one of them must never come too early; where they can't be had, there is grading without them.
  const isComplete = comments.isFetched;
  // A mistyped address names nothing either.
  const isGone = work.isError && ['not-found', 'invalid-input'].includes(errorCode(work.error));
  if (!work.data || isGone || !isComplete) {
    const back = <ButtonLink to={paths.teacherAssignments}>{t('assignments-teacher:back')}</ButtonLink>;
    return (
      <>
        <PageHeader title={t('title')} />
        {isGone ? (
          <EmptyState
            picture={<LostPath />}
            title={t('assignments-teacher:gone')}
            text={t('assignments-teacher:gone-text')}
            action={back}
          />
        ) : (
          <NotLoaded query={work} failed={t('failed')} loading={t('loading')} shape="card" count={2} />
        )}
      </>
    );
  }
  const { assignment, students } = work.data;
  if (students.length === 0 || assignment.publishedAt === null) return <NothingToGrade {...work.data} />;
  const choose = (studentId: string) =>
    void navigate({ to: gradingPath(id), search: { student: studentId }, replace: true, resetScroll: false });
  return (
    <GradingScreen
      key={id}
      assignment={assignment}
      students={students}
      chosen={typeof student === 'string' ? student : null}
      onChoose={choose}
    />
  );
}

/** Why there is no work, and what to do about it. */
function NothingToGrade({ assignment, gone }: AssignmentWork) {
  const { t } = useTranslation(['assignments-grading', 'assignments-teacher']);
  const { id, title, publishedAt } = assignment;
  const isArchived = useArchivedClass(assignment) !== null;
  const why = publishedAt === null ? 'draft' : isArchived ? 'archived' : gone > 0 ? 'left' : 'nobody';
  const text = why === 'left' ? t('assignments-teacher:work.gone', { count: gone }) : t(`nothing.${why}-text`);
  return (
    <>
      <PageHeader title={t('title')} lead={title} />
      <EmptyState
        picture={<Seed />}
        title={t(`nothing.${why}`)}
        text={text}
        action={<ButtonLink to={assignmentPath(id)}>{t('back')}</ButtonLink>}
      />
    </>
  );
}
