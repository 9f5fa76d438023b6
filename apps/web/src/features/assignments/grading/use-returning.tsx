import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { isEarly } from './grading-order.ts';

type Returning = {
  assignment: Assignment;
  work: StudentWork;
  giveBack: () => void;
  /** Leads to what has to be settled first; null when nothing has. */
  settleFirst: (() => void) | null;
};

/** Returns a work; asks first when the student still has time to turn it in. */
export function useReturning({ assignment, work, giveBack, settleFirst }: Returning) {
  const { t } = useTranslation('assignments-grading');
  const asking = useDialogSubject<{ then: () => void }>();
  const send = (then: () => void) => {
    if (settleFirst) return settleFirst();
    giveBack();
    then();
  };
  const confirm = () => {
    asking.close();
    if (asking.subject) send(asking.subject.then);
  };
  return {
    /** @param then what to do once it is on its way */
    giveBack: (then: () => void = () => {}) =>
      !settleFirst && isEarly(work, assignment) ? asking.open({ then }) : send(then),
    question: (
      <ConfirmDialog
        isOpen={asking.isOpen}
        title={t('early.title', { name: work.name })}
        text={<p>{t('early.text')}</p>}
        confirmText={t('early.confirm')}
        onConfirm={confirm}
        onClose={asking.close}
      />
    ),
  };
}
