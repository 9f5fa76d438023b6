import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** The row of buttons that ends a dialog; the last one is the one to press. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
