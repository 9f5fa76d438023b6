import type { ReactNode } from 'react';
import styles from './answer-outcome.module.css';

export type AnswerOutcomeProps = {
  /** Of an outcome that takes more words. */
  isLong?: boolean;
  /** On a phone it comes to the bottom of the screen, over what was answered. */
  isPinned?: boolean;
  children: ReactNode;
};

/** What came of an answer, with why and the way on. Its room is kept, so that nothing jumps when it comes. */
export function AnswerOutcome({ isLong = false, isPinned = false, children }: AnswerOutcomeProps) {
  return (
    <div className={styles.outcome} data-long={isLong} data-pinned={isPinned}>
      {children}
    </div>
  );
}
