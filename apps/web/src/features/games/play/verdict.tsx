import type { ReactNode } from 'react';
import styles from './verdict.module.css';

/** Whether an answer was right, in words. */
export function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <p className={styles.verdict} data-right={isRight}>
      {children}
    </p>
  );
}
