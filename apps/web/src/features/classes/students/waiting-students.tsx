import type { RosterEntry } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useApprove, useApproveAndConfirm, useDecline } from '#features/classes/api.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { inBatches } from './roster-students.ts';

type Decision = 'approve' | 'confirm' | 'decline';

const submitOf = { approve: 'students.approve-all', decline: 'students.decline-all' } as const;
const textOf = {
  approve: 'students.all-text.approve',
  confirm: 'classes-students:confirm.text',
  decline: 'students.all-text.decline',
} as const;

type WaitingStudentsProps = {
  waiting: readonly RosterEntry[];
  /** Whoever shows it tells screen readers how many they are. */
  isQuiet?: boolean;
};

/** How many students are pending, and the decision on all of them at once. */
export function WaitingStudents({ waiting, isQuiet = false }: WaitingStudentsProps) {
  const { t } = useTranslation(['classes', 'classes-students']);
  const { done, failed } = useOutcomeToast();
  const asking = useDialogSubject<Decision>();
  const approve = useApprove();
  const confirm = useApproveAndConfirm();
  const decline = useDecline();
  const isAnyUnverified = waiting.some(isUnverified);
  const decision = asking.subject ?? 'approve';
  const handleConfirm = async () => {
    const decide = { approve, confirm, decline }[decision];
    const ids = waiting.map(({ enrolmentId }) => enrolmentId);
    try {
      for (const enrolmentIds of inBatches(ids)) await decide.mutateAsync({ enrolmentIds });
      done(t(`students.all-done.${decision === 'decline' ? decision : 'approve'}`, { count: ids.length }));
    } catch (error) {
      failed(error);
    }
    asking.close();
  };
  return (
    <>
      <Notice
        tone="warning"
        isQuiet={isQuiet}
        title={t('students.waiting', { count: waiting.length })}
        action={
          <div className={layout.row}>
            {isAnyUnverified && (
              <Button onClick={() => asking.open('confirm')}>{t('classes-students:confirm.all')}</Button>
            )}
            <Button onClick={() => asking.open('approve')}>{t('students.approve-all')}</Button>
            <Button onClick={() => asking.open('decline')}>{t('students.decline-all')}</Button>
          </div>
        }
      >
        {t('students.waiting-text', { count: waiting.length })}
      </Notice>
      <ConfirmDialog
        isOpen={asking.isOpen}
        title={t(`students.all-title.${decision === 'decline' ? decision : 'approve'}`, { count: waiting.length })}
        text={<p>{t(textOf[decision], { count: waiting.length })}</p>}
        confirmText={decision === 'confirm' ? t('classes-students:confirm.all') : t(submitOf[decision])}
        onConfirm={() => void handleConfirm()}
        onClose={asking.close}
        dangerous={decision === 'decline'}
        busy={approve.isPending || confirm.isPending || decline.isPending}
      />
    </>
  );
}

/** With an address that nobody has confirmed yet. */
export function isUnverified({ emailVerified, studentEmail }: RosterEntry): boolean {
  return !emailVerified && studentEmail !== '';
}
