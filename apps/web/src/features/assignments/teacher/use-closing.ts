import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useClose, useTestTries } from './api.ts';
import { isPast } from './assignment-state.tsx';
import type { Asked } from './closing-question.tsx';

/**
 * Closes homework and opens it again. A test's tries are ended by that for good, so it asks first where there are any,
 * with the server's count at that moment.
 */
export function useClosing({ id, title, task }: Pick<ListedAssignment, 'id' | 'title' | 'task'>) {
  const { t } = useTranslation('assignments-teacher');
  const { done, failed } = useOutcomeToast();
  const closing = useClose();
  const tries = useTestTries();
  const asking = useDialogSubject<Asked>();
  const close = (isClosed: boolean) =>
    closing.mutate(
      { id, isClosed },
      {
        onSuccess: ({ takenUntil }) =>
          done(t(isClosed ? 'was-closed' : isPast(takenUntil) ? 'was-opened-over' : 'was-opened', { title })),
        onError: failed,
      },
    );
  const isTest = task.kind === 'game' && task.test !== null;
  return {
    isBusy: closing.isPending || tries.isPending,
    close: (isClosed: boolean) => {
      if (!isTest) return close(isClosed);
      tries.mutate(id, {
        onSuccess: ({ open, cutOff }) => {
          const students = isClosed ? open : cutOff;
          if (students === 0) return close(isClosed);
          asking.open({ isClosed, students });
        },
        onError: failed,
      });
    },
    /** To be asked where `close` is offered. */
    question: {
      isOpen: asking.isOpen,
      asked: asking.subject,
      onConfirm: () => {
        asking.close();
        if (asking.subject) close(asking.subject.isClosed);
      },
      onClose: asking.close,
    },
  };
}
