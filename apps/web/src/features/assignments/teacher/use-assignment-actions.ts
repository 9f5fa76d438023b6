import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnusableText } from '#features/assignments/kinds/use-unusable-text.ts';
import type { Removed } from '#platform/last-removed.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useToast } from '#ui/use-toast.ts';
import { usePublish, useRemove, useWithdraw } from './api.ts';
import { isOverdueAtOnce } from './publish-question.tsx';
import { useClosing } from './use-closing.ts';

type ActedOn = Pick<ListedAssignment, 'id' | 'title' | 'task' | 'dueAt' | 'isLateAllowed'>;

/** What can be done with an assignment outside its form; each action says how it went. */
export function useAssignmentActions(assignment: ActedOn) {
  const { id, title, task } = assignment;
  const { t } = useTranslation('assignments-teacher');
  const toast = useToast();
  const { done, failed } = useOutcomeToast();
  const { fieldErrors } = useErrorText();
  const unusableText = useUnusableText();
  const publishing = usePublish();
  const withdrawing = useWithdraw();
  const closing = useClosing(assignment);
  const removing = useRemove();
  const [isAsking, setAsking] = useState(false);
  const handlePublishError = (error: unknown) => {
    const unusable = unusableText(error, task.kind === 'game' ? task.type : undefined);
    // Nothing late is taken, and it was due before it could be published.
    const { due } = fieldErrors(error);
    if (due) return toast(`${t('form.due')}: ${due}`, 'error');
    if (!unusable) return failed(error);
    toast(`${unusable.title}. ${unusable.text}`, 'error');
  };
  const publish = () =>
    publishing.mutate(
      { id },
      {
        onSuccess: ({ progress }) =>
          done(t('form.published', { students: t('form.student-count', { count: progress.students }) })),
        onError: handlePublishError,
      },
    );
  return {
    isBusy: publishing.isPending || withdrawing.isPending || closing.isBusy || removing.isPending,
    publish: () => (isOverdueAtOnce(assignment) ? setAsking(true) : publish()),
    /** To be asked where `publish` is offered. */
    question: {
      isOpen: isAsking,
      onConfirm: () => {
        setAsking(false);
        publish();
      },
      onClose: () => setAsking(false),
    },
    withdraw: () =>
      withdrawing.mutate(
        { id },
        {
          // Its time may have come while the menu was open.
          onSuccess: ({ publishedAt }) => done(t(publishedAt ? 'schedule.too-late' : 'schedule.withdrawn', { title })),
          onError: failed,
        },
      ),
    close: closing.close,
    closingQuestion: closing.question,
    // By the time of the answer the row that asked is gone, and its callback with it.
    remove: (onRemoved: (removed: Removed) => void) =>
      closing.beforeRemoval(() => void removing.mutateAsync({ id }).then(() => onRemoved({ id, name: title }), failed)),
  };
}
