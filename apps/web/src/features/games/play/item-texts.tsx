import type { ReactNode } from 'react';
import styles from './item-texts.module.css';

/** Which item of how many it is, in words. */
export function ItemNumber({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.number}>
      {children}
    </p>
  );
}

/** What is asked for, before the item itself. */
export function ItemTask({ children }: { children: ReactNode }) {
  return <span className={styles.task}>{children}</span>;
}

export type KeysHintProps = {
  /** It has nothing to say any more; its room is kept. */
  isOver?: boolean;
  children: ReactNode;
};

/** Which keys do what; who plays by finger has no use for it. */
export function KeysHint({ isOver = false, children }: KeysHintProps) {
  return (
    <p className={styles.keys} data-over={isOver}>
      {children}
    </p>
  );
}
