import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Gives the card the kit's only shadow: for cards that float or stand alone. */
  raised?: boolean | undefined;
  tight?: boolean | undefined;
};

/** A surface on the page's background. */
export function Card({ as: Element = 'div', raised = false, tight = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(styles.card, raised && styles.raised, tight && styles.tight, className)} />;
}
