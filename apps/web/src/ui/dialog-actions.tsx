import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** The row of buttons at the end of a dialog; the last one is the main action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
