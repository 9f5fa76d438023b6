import type { ReactNode } from 'react';
import { PageTitle } from '#app/shell/page-title.tsx';
import styles from './plain-screen.module.css';

export type PlainScreenProps = {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Off where the route map already names the tab. */
  isTabNamed?: boolean;
};

/** A screen that says one thing and offers a few links. */
export function PlainScreen({ title, picture, children, actions, isTabNamed = true }: PlainScreenProps) {
  return (
    <section className={styles.screen}>
      {isTabNamed && <PageTitle text={title} />}
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <h1>{title}</h1>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
