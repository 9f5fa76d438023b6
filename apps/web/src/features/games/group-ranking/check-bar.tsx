import { IconConfetti } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import styles from './group-ranking.module.css';

export type CheckBarProps = {
  /** What the last check found; empty before the first one. */
  feedback: string;
  tone: 'right' | 'nearly' | 'wrong';
  /** What is still to be done before a check; empty when it can be checked. */
  missing: string;
  isDone: boolean;
  nextText: string;
  onCheck: () => void;
  onNext: () => void;
};

/** 'Check', what it found, and 'Next' when there is nothing left to try. Its room is kept, so that nothing jumps. */
export function CheckBar({ feedback, tone, missing, isDone, nextText, onCheck, onNext }: CheckBarProps) {
  const { t } = useTranslation('games-group-ranking');
  const next = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(isDone);

  useEffect(() => {
    if (isDone && !wasDone.current) next.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);

  return (
    <div className={styles.bar}>
      <p className={styles.feedback} data-tone={tone}>
        {feedback && tone === 'right' && <IconConfetti size={26} aria-hidden="true" />}
        <span>{feedback}</span>
      </p>
      <div className={styles.actions}>
        {isDone ? (
          <Button ref={next} variant="primary" onClick={onNext}>
            {nextText}
          </Button>
        ) : (
          <Button data-check variant="primary" disabled={missing !== ''} onClick={onCheck}>
            {t('check')}
          </Button>
        )}
        {!isDone && <p className={styles.missing}>{missing}</p>}
      </div>
    </div>
  );
}
