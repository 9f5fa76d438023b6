import { IconCopy, IconEdit, IconEye, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskAnswers } from '#features/assignments/kinds/task-answers.tsx';
import { TaskNotice } from '#features/assignments/kinds/task-notice.tsx';
import { assignmentPath, gradingPath } from '#platform/assignment-path.ts';
import { errorCode } from '#platform/errors.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import type { AssignmentWork } from './api.ts';
import { useWork } from './api.ts';
import styles from './assignments.module.css';
import { isEditable } from './changeable.ts';
import { ClassClock, ClockNote } from './class-clock.tsx';
import { ClosingQuestion } from './closing-question.tsx';
import type { Copied } from './copy/copy-dialog.tsx';
import { CopyDialog } from './copy/copy-dialog.tsx';
import { fieldsOf } from './form/fields.ts';
import { HomeworkPreview } from './preview/preview-part.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { PublishTrouble } from './publish-trouble.tsx';
import { RemovedBar, useRemovedAssignment } from './removed-bar.tsx';
import { useAssignmentActions } from './use-assignment-actions.ts';
import { AssignmentFacts } from './work/assignment-facts.tsx';
import { StudentsPart } from './work/students-part.tsx';

/** One assignment, and how far each student is with it. */
export function TeacherAssignmentPage({ id }: { id: string }) {
  const { t } = useTranslation('assignments-teacher');
  const work = useWork(id);
  const deletion = useRemovedAssignment();
  // A mistyped address names nothing either.
  const isGone = work.isError && ['not-found', 'invalid-input'].includes(errorCode(work.error));
  const { preview }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  if (work.data && !isGone)
    return preview === undefined ? <AssignmentView {...work.data} /> : <Previewed {...work.data} />;
  const back = <ButtonLink to={paths.teacherAssignments}>{t('back')}</ButtonLink>;
  return (
    <>
      <PageHeader title={t('title')} />
      {isGone ? (
        <EmptyState picture={<LostPath />} title={t('gone')} text={t('gone-text')} action={back} />
      ) : (
        <NotLoaded query={work} failed={t('work.failed')} loading={t('work.loading')} shape="row" count={6} />
      )}
      {isGone && deletion.removed?.id === id && <RemovedBar {...deletion} />}
    </>
  );
}

/** What was set, what can be done about it, and who has done what. */
function AssignmentView({ assignment, students, gone }: AssignmentWork) {
  const { t } = useTranslation('assignments-teacher');
  const navigate = useNavigate();
  const actions = useAssignmentActions(assignment);
  const deletion = useRemovedAssignment();
  const copying = useDialogSubject<Copied>();
  const { id, title, instructions, publishedAt, appearsAt, closedAt, setBy, canChange } = assignment;
  useTabName(title);
  return (
    <ClassClock timeZone={assignment.timeZone}>
      <PageHeader
        title={title}
        lead={instructions && <span className={styles.instructions}>{instructions}</span>}
        actions={<ButtonLink to={paths.teacherAssignments}>{t('back')}</ButtonLink>}
      />
      <div className={styles.page} data-wide>
        <div className={layout.row}>
          {publishedAt !== null && students.length > 0 && (
            <ButtonLink variant="primary" to={gradingPath(id)}>
              {t('grade')}
            </ButtonLink>
          )}
          <Button icon={IconEye} onClick={() => void navigate({ ...previewOf(id), resetScroll: true })}>
            {t('preview')}
          </Button>
          {isEditable(assignment) && (
            <Button
              icon={IconEdit}
              onClick={() => void navigate({ to: paths.teacherAssignments, search: { edit: id } })}
            >
              {t('edit')}
            </Button>
          )}
          <Button icon={IconCopy} onClick={() => copying.open(assignment)}>
            {t('copy.open')}
          </Button>
          {!canChange ? null : publishedAt === null ? (
            <Button variant="primary" loading={actions.isBusy} onClick={actions.publish}>
              {t(appearsAt ? 'schedule.now' : 'publish')}
            </Button>
          ) : (
            <Button
              icon={closedAt === null ? IconLock : IconLockOpen}
              loading={actions.isBusy}
              onClick={() => actions.close(closedAt === null)}
            >
              {t(closedAt === null ? 'close-it' : 'open-again')}
            </Button>
          )}
          {appearsAt && canChange && (
            <Button icon={IconPencil} loading={actions.isBusy} onClick={actions.withdraw}>
              {t('schedule.withdraw')}
            </Button>
          )}
          {canChange && (
            <Button
              icon={IconTrash}
              loading={actions.isBusy}
              onClick={() =>
                actions.remove((removed) => {
                  deletion.keep(removed);
                  void navigate({ to: paths.teacherAssignments });
                })
              }
            >
              {t('remove')}
            </Button>
          )}
        </div>
        {!canChange && <p className={typography.note}>{t('set-by.elsewhere', { name: setBy })}</p>}
        <PublishTrouble assignment={assignment} />
        <PublishQuestion {...actions.question} />
        <ClosingQuestion {...actions.closingQuestion} />
        <CopyDialog dialog={copying} />
        <ClockNote />
        <AssignmentFacts assignment={assignment} />
        <TaskNotice assignment={assignment} />
        <StudentsPart assignment={assignment} students={students} gone={gone} />
        <Suspense>
          <TaskAnswers assignment={assignment} />
        </Suspense>
      </div>
    </ClassClock>
  );
}

const previewOf = (id: string) => ({ to: assignmentPath(id), search: { preview: '1' } });

/** The same homework as its students see it. */
function Previewed({ assignment }: AssignmentWork) {
  const { t } = useTranslation('assignments-teacher');
  const navigate = useNavigate();
  const { id, timeZone, classes } = assignment;
  return (
    <Suspense fallback={<Skeleton shape="card" label={t('preview-of.loading')} />}>
      <HomeworkPreview
        {...{ id, timeZone }}
        fields={fieldsOf(assignment)}
        className={classes[0]?.name}
        here={previewOf(id)}
        leaveText={t('preview-of.back')}
        onLeave={() => void navigate({ to: assignmentPath(id), replace: true, resetScroll: true })}
      />
    </Suspense>
  );
}
