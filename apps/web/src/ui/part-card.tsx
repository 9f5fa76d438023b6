import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from './card.tsx';
import styles from './part-card.module.css';

export type PartCardProps = {
  title: ReactNode;
  /** Actions on the whole part, beside its title. The row is kept even when there are none yet. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a page: a card under its title. */
export function PartCard({ title, actions, children }: PartCardProps) {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <Card as="section" aria-labelledby={id} className={styles.part}>
      {actions === undefined ? (
        heading
      ) : (
        <div className={styles.head}>
          {heading}
          {actions}
        </div>
      )}
      {children}
    </Card>
  );
}
