import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './fold.module.css';
import { useMedia } from './use-media.ts';

export type FoldProps = {
  title: string;
  /** What is said of it while it is closed. */
  hint?: ReactNode;
  /** Open from the start where there is room for it beside the rest of the page. */
  isOpenBeside?: boolean;
  children: ReactNode;
};

/** A part of a page that is closed until somebody wants it: only its title takes place. */
export function Fold({ title, hint, isOpenBeside = false, children }: FoldProps) {
  const id = useId();
  const isBeside = useMedia('(min-width: 66rem)');
  return (
    <section aria-labelledby={id} className={styles.fold}>
      <details open={isOpenBeside && isBeside}>
        <summary className={styles.summary}>
          <h2 id={id}>{title}</h2>
          {hint && <span className={styles.hint}>{hint}</span>}
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
