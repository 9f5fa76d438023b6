import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './outcome.module.css';
import { useAnswerInSight } from './use-answer-in-sight.ts';

type AnswerOutcomeProps = {
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

type OutcomeWordsProps = { isRight: boolean; verdict: string; why: string; children?: ReactNode };

/** The text of an outcome. */
export function OutcomeWords({ isRight, verdict, why, children }: OutcomeWordsProps) {
  return (
    <div className={styles.said}>
      <Verdict isRight={isRight}>{verdict}</Verdict>
      <p lang="en">{why}</p>
      {children}
    </div>
  );
}

/** Whether an answer was right, in words. */
export function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <p className={styles.verdict} data-right={isRight}>
      {children}
    </p>
  );
}
