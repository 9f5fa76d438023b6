import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';

export type UndoBarProps = {
  text: string;
  undoText: string;
  closeText: string;
  isPending: boolean;
  /** Whether the pressed control is gone and nothing beside it can take the focus. */
  takesFocus: boolean;
  onUndo: () => void;
  onClose: () => void;
};

/** Says what was just done, with undo; it stays until something else is done. */
export function UndoBar({ text, undoText, closeText, isPending, takesFocus, onUndo, onClose }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar} role="status">
      <p>{text}</p>
      <Button ref={button} loading={isPending} onClick={onUndo}>
        {undoText}
      </Button>
      <Button variant="plain" aria-label={closeText} onClick={onClose}>
        <IconX size="1.125rem" aria-hidden="true" />
      </Button>
    </div>
  );
}
