import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';

export type UndoBarProps = {
  text: string;
  isPending: boolean;
  /** Whether the pressed control is gone and nothing beside it can take the focus. */
  takesFocus: boolean;
  onUndo: () => void;
  onClose: () => void;
};

/** Says what was just done, with undo; it stays until something else is done. */
export function UndoBar({ text, isPending, takesFocus, onUndo, onClose }: UndoBarProps) {
  const { t } = useTranslation('app');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar} role="status">
      <p>{text}</p>
      <Button ref={button} loading={isPending} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Button variant="plain" icon={IconX} aria-label={t('close')} onClick={onClose} />
    </div>
  );
}
