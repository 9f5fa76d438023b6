import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Lifts the card with the one shadow: for what floats or stands alone. */
  raised?: boolean | undefined;
  tight?: boolean | undefined;
};

/** A surface on the paper. */
export function Card({ as: Element = 'div', raised = false, tight = false, className, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames(styles.card, raised && styles.raised, tight && styles.tight, className)} />
  );
}
