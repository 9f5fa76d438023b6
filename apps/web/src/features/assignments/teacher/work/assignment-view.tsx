import { IconEdit, IconLock, IconLockOpen, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { unknownWords } from '#features/assignments/teacher/asked-words.ts';
import styles from '#features/assignments/teacher/assignments.module.css';
import { UnknownWords } from '#features/assignments/teacher/unknown-words.tsx';
import { useAssignmentActions } from '#features/assignments/teacher/use-assignment-actions.ts';
import { useRemovedAssignment } from '#features/assignments/teacher/use-removed-assignment.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { StudentsPart } from './students-part.tsx';

export type AssignmentViewProps = {
  assignment: Assignment;
  students: readonly StudentWork[];
  gone: number;
};

/** What was set, what can be done about it, and who has done what. */
export function AssignmentView({ assignment, students, gone }: AssignmentViewProps) {
  const { t } = useTranslation('assignments-teacher');
  const navigate = useNavigate();
  const actions = useAssignmentActions(assignment);
  const deletion = useRemovedAssignment();
  const { id, title, instructions, publishedAt, closedAt, task } = assignment;
  return (
    <>
      <PageHeader
        title={title}
        lead={instructions && <span className={styles.instructions}>{instructions}</span>}
        actions={<ButtonLink to={paths.teacherAssignments}>{t('back')}</ButtonLink>}
      />
      <div className={styles.page} data-wide>
        <div className={styles.actions}>
          <Button
            onClick={() =>
              void navigate({ to: paths.teacherGameAnalytics, search: { preview: task.type, assignment: id } })
            }
          >
            <IconPlayerPlay size="1.125rem" aria-hidden="true" />
            {t('preview')}
          </Button>
          <Button onClick={() => void navigate({ to: paths.teacherAssignments, search: { edit: id } })}>
            <IconEdit size="1.125rem" aria-hidden="true" />
            {t('edit')}
          </Button>
          {publishedAt === null ? (
            <Button variant="primary" loading={actions.isBusy} onClick={actions.publish}>
              {t('publish')}
            </Button>
          ) : (
            <Button loading={actions.isBusy} onClick={() => actions.close(closedAt === null)}>
              {closedAt === null ? (
                <IconLock size="1.125rem" aria-hidden="true" />
              ) : (
                <IconLockOpen size="1.125rem" aria-hidden="true" />
              )}
              {t(closedAt === null ? 'close-it' : 'open-again')}
            </Button>
          )}
          <Button
            loading={actions.isBusy}
            onClick={() =>
              actions.remove((removed) => {
                deletion.keep(removed);
                void navigate({ to: paths.teacherAssignments });
              })
            }
          >
            <IconTrash size="1.125rem" aria-hidden="true" />
            {t('remove')}
          </Button>
        </div>
        <AssignmentFacts assignment={assignment} />
        <UnknownWords words={unknownWords(task.material)} />
        <StudentsPart assignment={assignment} students={students} gone={gone} />
      </div>
    </>
  );
}
