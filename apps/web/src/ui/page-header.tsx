import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For a header above something that needs the screen: on a phone or low screen it takes as little of it as possible. */
  isLow?: boolean;
  /** Where somebody arrives: the line under the heading addresses the reader, and is larger. */
  isGreeting?: boolean;
};

/** A page's only first-level heading, with a line under it and the page's actions beside it. */
export function PageHeader({ title, lead, actions, isLow = false, isGreeting = false }: PageHeaderProps) {
  return (
    <header className={styles.header} data-low={isLow} data-greeting={isGreeting}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={layout.row}>{actions}</div>}
    </header>
  );
}
