import type { ReactNode } from 'react';
import styles from './keys-hint.module.css';

export type KeysHintProps = {
  /** It no longer applies, but its space is kept. */
  isOver?: boolean;
  children: ReactNode;
};

/** Which keys do what; hidden from touch players, who have no use for it. */
export function KeysHint({ isOver = false, children }: KeysHintProps) {
  return (
    <p className={styles.keys} data-over={isOver}>
      {children}
    </p>
  );
}
