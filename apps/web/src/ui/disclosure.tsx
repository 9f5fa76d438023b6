import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Content shown on request, such as the table behind a chart. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
