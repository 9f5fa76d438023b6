import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** What the reader can do about it: a button or a link. */
  action?: ReactNode;
  /** For a message that changes often: whoever shows it tells screen readers in its stead. */
  isQuiet?: boolean;
};

/** A message inside a page. An error interrupts a screen reader; the others wait their turn. */
export function Notice({ tone = 'info', title, children, action, isQuiet = false }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[tone])} role={isQuiet ? undefined : roleOf(tone)}>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}

const roleOf = (tone: NoticeTone) => (tone === 'error' ? 'alert' : 'status');
