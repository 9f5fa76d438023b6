import { IconArrowBackUp } from '@tabler/icons-react';
import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import typography from '#ui/typography.module.css';
import type { GradeKeeper } from './grade-keeper.ts';
import { isWaiting } from './grading-order.ts';
import { TryAgainForm } from './try-again-form.tsx';

type TryAgainProps = {
  assignment: Assignment;
  work: StudentWork;
  /** What is in the form so far. */
  comment: string;
  keeper: GradeKeeper;
};

/** The way to open a work again; a test that was taken says why there is none. */
export function TryAgain({ assignment, work, ...form }: TryAgainProps) {
  const { t } = useTranslation('assignments-grading');
  const reopening = useDialogSubject<StudentWork>();
  const { task } = assignment;
  if (!isWaiting(work) && work.state !== 'returned') return null;
  if (task.kind === 'game' && task.test !== null && work.attempts.length > 0)
    return <p className={typography.muted}>{t('again.test')}</p>;
  return (
    <>
      <Button icon={IconArrowBackUp} onClick={() => reopening.open(work)}>
        {t('again.open')}
      </Button>
      <SubjectDialog dialog={reopening} title={({ name }) => t('again.title', { name })} size="small">
        {(subject) => <TryAgainForm assignment={assignment} work={subject} onClose={reopening.close} {...form} />}
      </SubjectDialog>
    </>
  );
}
