import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './answer-outcome.module.css';
import { useAnswerInSight } from './use-answer-in-sight.ts';

export type AnswerOutcomeProps = {
  /** Of an outcome that takes more words. */
  isLong?: boolean;
  /** Whether it has come, where it comes to the bottom of a phone's screen: over what was answered if it doesn't fit below. */
  isPinned?: boolean;
  children: ReactNode;
};

/** What came of an answer, with why and the way on. Its room is kept, so that nothing jumps when it comes. */
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
