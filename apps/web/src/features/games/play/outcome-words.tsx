import type { ReactNode } from 'react';
import styles from './outcome-words.module.css';
import { Verdict } from './verdict.tsx';

export type OutcomeWordsProps = { isRight: boolean; verdict: string; why: string; children?: ReactNode };

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
