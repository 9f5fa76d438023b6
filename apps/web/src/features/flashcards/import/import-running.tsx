import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './import.module.css';

export type ImportRunningProps = { done: number; total: number; onStop: () => void };

/** How far an import is. */
export function ImportRunning({ done, total, onStop }: ImportRunningProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  // The button that started it is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.running}>
      {total === 0 ? (
        <Spinner text={t('import.reading')} />
      ) : (
        <ProgressBar
          label={t('import.adding')}
          value={done}
          max={total}
          text={t('import.progress', { done: format.number(done), total: format.number(total) })}
        />
      )}
      <DialogActions>
        <Button ref={button} onClick={onStop}>
          {t('import.stop')}
        </Button>
      </DialogActions>
    </div>
  );
}
