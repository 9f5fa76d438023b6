import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { UndoBar } from '#ui/undo-bar.tsx';

export type Undoable = {
  key: string;
  text: string;
  /** Whether the pressed control is gone and nothing beside it can take the focus. */
  takesFocus: boolean;
  undo: () => Promise<unknown>;
};

export type LastDoneProps = { undoable: Undoable; onClose: () => void };

/** Undoes the last action. */
export function LastDone({ undoable, onClose }: LastDoneProps) {
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
      undoText={t('undo')}
      closeText={t('close')}
      isPending={isUndoing}
      takesFocus={undoable.takesFocus}
      onUndo={() => void handleUndo()}
      onClose={onClose}
    />
  );
}
