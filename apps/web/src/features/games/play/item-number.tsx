import type { ReactNode } from 'react';
import styles from './item-number.module.css';

/** Which item of how many it is, as text. */
export function ItemNumber({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.number}>
      {children}
    </p>
  );
}
