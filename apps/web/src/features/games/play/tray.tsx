import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './tray.module.css';

/** Holds the things that can be used, with a heading. */
export function Tray({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.tray} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
