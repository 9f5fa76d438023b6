import { IconConfetti } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useInSight } from '#features/games/play/use-in-sight.ts';
import { Button } from '#ui/button.tsx';
import styles from './group-ranking.module.css';

export type CheckBarProps = {
  /** Number of checks so far. */
  tries: number;
  /** What the last check found; empty before the first one. */
  feedback: string;
  tone: 'right' | 'nearly' | 'wrong';
  /** What is left to do before a check; empty when it can be checked. */
  missing: string;
  isDone: boolean;
  nextText: string;
  onCheck: () => void;
  onNext: () => void;
};

/** 'Check', what it found, and 'Next' when there is nothing left to try. Its space is kept, so that nothing jumps. */
export function CheckBar({ tries, feedback, tone, missing, isDone, nextText, onCheck, onNext }: CheckBarProps) {
  const { t } = useTranslation('games-group-ranking');
  const bar = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A continued play starts where the page starts.
  const triesBefore = useRef(tries);
  const wasDone = useRef(isDone);

  useEffect(() => {
    if (isDone && !wasDone.current) next.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  useInSight(bar, tries === triesBefore.current ? null : String(tries));

  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.feedback} data-tone={tone}>
        <span>{feedback}</span>
        {feedback && tone === 'right' && <IconConfetti size="1.625rem" aria-hidden="true" />}
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
