import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useClose, useTestTries } from './api.ts';
import { isPast } from './assignment-state.tsx';
import type { Asked } from './closing-question.tsx';

/**
 * Closes homework and opens it again. A test's tries are ended by that for good, and deleting it takes it from those who
 * are at it, so it asks first where there are any, with the server's count at that moment.
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
  const afterAsking = (what: Asked['what'], act: () => void) => {
    if (!isTest) return act();
    tries.mutate(id, {
      onSuccess: ({ open, cutOff }) => {
        const students = what === 'open' ? cutOff : open;
        if (students === 0) return act();
        asking.open({ what, students, act });
      },
      onError: failed,
    });
  };
  return {
    isBusy: closing.isPending || tries.isPending,
    close: (isClosed: boolean) => afterAsking(isClosed ? 'close' : 'open', () => close(isClosed)),
    /** Does what deletes it. */
    beforeRemoval: (remove: () => void) => afterAsking('remove', remove),
    /** To be asked where these are offered. */
    question: {
      isOpen: asking.isOpen,
      asked: asking.subject,
      onConfirm: () => {
        asking.close();
        asking.subject?.act();
      },
      onClose: asking.close,
    },
  };
}
