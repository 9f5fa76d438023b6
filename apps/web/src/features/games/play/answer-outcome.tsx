import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './answer-outcome.module.css';
import { useAnswerInSight } from './use-answer-in-sight.ts';

export type AnswerOutcomeProps = {
  /** For an outcome that needs more words. */
  isLong?: boolean;
  /**
   * Whether it is shown, where it is pinned to the bottom of a phone's screen: over the answered item if it doesn't fit
   * below.
   */
  isPinned?: boolean;
  children: ReactNode;
};

/**
 * The outcome of an answer, with the reason and the 'Next' button. Its space is kept, so that nothing jumps when it
 * appears.
 */
export function AnswerOutcome({ isLong = false, isPinned, children }: AnswerOutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useAnswerInSight(outcome, isPinned);
  return (
    <div
      className={styles.outcome}
      data-long={isLong}
      data-pinned={isPinned}
      data-bottom={isPinned !== undefined}
      ref={outcome}
    >
      {children}
    </div>
  );
}
