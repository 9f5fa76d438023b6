import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'grey' | 'green' | 'yellow' | 'red' | 'blue' | 'purple';

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  /** A round red number, for example on a menu item. */
  count?: boolean | undefined;
  children: ReactNode;
};

/** One word about the state of something. It always says the state in words, never by colour alone. */
export function Badge({ tone = 'grey', count = false, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], count && styles.count)}>{children}</span>;
}
