import type { Todo } from '@wordgrove/contract/todos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useRemove, useRestore, useTick } from './api.ts';

type TodoActions = {
  /** `isLast`: nothing is left in the list that could take the focus. */
  tick: (todo: Todo, isDone: boolean, isLast: boolean) => void;
  remove: (todo: Todo) => void;
};

/** Ticking off and removing, both with undo. */
export function useTodoActions(onUndoable: (undoable: Undoable) => void): TodoActions {
  const { t } = useTranslation('todos');
  const { attempt } = useOutcomeToast();
  const ticking = useTick();
  const removing = useRemove();
  const restoring = useRestore();
  // By the time of the answer the list that asked may be gone, and its callbacks with it.
  const act = (send: () => Promise<unknown>, undoable: Undoable) =>
    attempt(async () => {
      await send();
      onUndoable(undoable);
    });
  return {
    tick: ({ id, title }, isDone, isLast) =>
      act(() => ticking.mutateAsync({ id, isDone }), {
        id,
        key: `${id} ${isDone}`,
        text: t(isDone ? 'was-done' : 'was-reopened', { title }),
        takesFocus: isLast,
        undo: () => ticking.mutateAsync({ id, isDone: !isDone }),
      }),
    remove: ({ id, title }) =>
      act(() => removing.mutateAsync({ id }), {
        id,
        key: `${id} removed`,
        text: t('was-removed', { title }),
        takesFocus: true,
        undo: () => restoring.mutateAsync({ id }),
      }),
  };
}

export type Undoable = {
  /** The to-do. */
  id: string;
  key: string;
  text: string;
  /** Whether the pressed control is gone and nothing beside it can take the focus. */
  takesFocus: boolean;
  undo: () => Promise<unknown>;
};

/** Undoes the last action. */
export function LastDone({ undoable, onClose }: { undoable: Undoable; onClose: () => void }) {
  const { t } = useTranslation('todos');
  const { done, failed } = useOutcomeToast();
  const [isUndoing, setUndoing] = useState(false);

  const handleUndo = async () => {
    setUndoing(true);
    try {
      await undoable.undo();
      done(t('undone'));
      onClose();
    } catch (error) {
      setUndoing(false);
      failed(error);
    }
  };
  return (
    <UndoBar
      text={undoable.text}
      isPending={isUndoing}
      takesFocus={undoable.takesFocus}
      onUndo={() => void handleUndo()}
      onClose={onClose}
    />
  );
}
