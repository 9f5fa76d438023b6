import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Over something that needs the screen: on a phone it takes as little of it as it can. */
  isLow?: boolean;
  /** Where somebody arrives: the line under the heading speaks to the reader, and is larger. */
  isGreeting?: boolean;
};

/** The one first heading of a page, with a line under it and the page's actions beside it. */
export function PageHeader({ title, lead, actions, isLow = false, isGreeting = false }: PageHeaderProps) {
  return (
    <header className={styles.header} data-low={isLow} data-greeting={isGreeting}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
