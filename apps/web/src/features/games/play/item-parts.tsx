import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import typography from '#ui/typography.module.css';
import styles from './item-parts.module.css';

/** Which item of how many it is, as text. */
export function ItemNumber({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={typography.figures}>
      {children}
    </p>
  );
}

/** What is asked for, above the item itself. */
export function ItemTask({ children }: { children: ReactNode }) {
  return <span className={styles.task}>{children}</span>;
}

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

type ExplainedProps = { word: string; explained: string; isExplainedInEnglish: boolean };

/** A word with its meaning; a translation replaces the definition only where a card has none. */
export function Explained({ word, explained, isExplainedInEnglish }: ExplainedProps) {
  return (
    <p>
      <strong lang="en">{word}</strong>
      {explained && ': '}
      <span lang={isExplainedInEnglish ? 'en' : undefined}>{explained}</span>
    </p>
  );
}

type ItemCardProps = { className?: string | undefined; children: ReactNode };

/** The sheet on which a sentence stands. */
export function ItemCard({ className, children }: ItemCardProps) {
  return <div className={clsx(styles.card, className)}>{children}</div>;
}

/** Puts its children on top of each other, so that it is as large as the largest. */
export function Pile({ children }: { children: ReactNode }) {
  return <div className={styles.pile}>{children}</div>;
}

type KeysHintProps = {
  /** It no longer applies, but its space is kept. */
  isOver?: boolean;
  children: ReactNode;
};

/** Which keys do what; hidden from touch players, who have no use for it. */
export function KeysHint({ isOver = false, children }: KeysHintProps) {
  return (
    <p className={styles.keys} data-over={isOver}>
      {children}
    </p>
  );
}
