import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  picture?: ReactNode;
  title: string;
  /** Why there is nothing here. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
};

/** A list that has nothing to show yet: a picture, the reason, and what to do next. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
