import type { ReactNode } from 'react';
import styles from './keys-hint.module.css';

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
