import type { CSSProperties } from 'react';
import styles from './card-word.module.css';
import { fitOf } from './text-fit.ts';

/** A side of a card, as large as its place allows. */
export function CardWord({ text, lang }: { text: string; lang: string | undefined }) {
  const { size, letters } = fitOf(text);
  return (
    <div className={styles.place}>
      <p className={styles.word} data-size={size} lang={lang} style={{ '--letters': letters } as CSSProperties}>
        {text}
      </p>
    </div>
  );
}
