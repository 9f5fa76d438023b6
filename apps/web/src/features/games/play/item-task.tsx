import type { ReactNode } from 'react';
import styles from './item-task.module.css';

/** What is asked for, above the item itself. */
export function ItemTask({ children }: { children: ReactNode }) {
  return <span className={styles.task}>{children}</span>;
}
