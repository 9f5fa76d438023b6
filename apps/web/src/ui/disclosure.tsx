import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = { summary: ReactNode; children: ReactNode; onToggle?: (isOpen: boolean) => void };

/** Content shown on request, such as the table behind a chart. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
