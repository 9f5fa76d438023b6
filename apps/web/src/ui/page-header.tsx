import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = { title: string; lead?: ReactNode; actions?: ReactNode };

/** The one first heading of a page, with a line under it and the page's actions beside it. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
