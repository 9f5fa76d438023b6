import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useWork } from './api.ts';
import { RemovedBar } from './removed-bar.tsx';
import { useRemovedAssignment } from './use-removed-assignment.ts';
import { AssignmentView } from './work/assignment-view.tsx';

export type TeacherAssignmentPageProps = { id: string };

/** One assignment, and how far each student is with it. */
export function TeacherAssignmentPage({ id }: TeacherAssignmentPageProps) {
  const { t } = useTranslation('assignments-teacher');
  const work = useWork(id);
  const deletion = useRemovedAssignment();
  // A mistyped address names nothing either.
  const isGone = work.isError && ['not-found', 'invalid-input'].includes(errorCode(work.error));
  if (work.data && !isGone) return <AssignmentView {...work.data} />;
  const back = <ButtonLink to={paths.teacherAssignments}>{t('back')}</ButtonLink>;
  return (
    <>
      <PageHeader title={t('title')} />
      {isGone && <EmptyState picture={<LostPath />} title={t('gone')} text={t('gone-text')} action={back} />}
      {isGone && deletion.removed?.id === id && <RemovedBar {...deletion} />}
      {work.isError && !isGone && <LoadFailed query={work} title={t('work.failed')} />}
      {work.isPending && <Skeleton shape="row" count={6} label={t('work.loading')} />}
    </>
  );
}
