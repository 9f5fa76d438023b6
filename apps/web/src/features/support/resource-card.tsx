import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import styles from './resource-card.module.css';

export type ResourceCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** The link. */
  children: ReactNode;
};

export function ResourceCard({ icon, title, text, children }: ResourceCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
