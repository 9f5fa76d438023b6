import type { ReactNode } from 'react';
import styles from './item-task.module.css';

/** What is asked for, before the item itself. */
export function ItemTask({ children }: { children: ReactNode }) {
  return <span className={styles.task}>{children}</span>;
}
