import { markedParts } from './marked-parts.ts';
import styles from './marked-text.module.css';

export type MarkedTextProps = { text: string; spellings: readonly string[] };

/** An English sentence with a word highlighted. */
export function MarkedText({ text, spellings }: MarkedTextProps) {
  let place = 0;
  const parts = markedParts(text, spellings).map((part) => {
    const start = place;
    place += part.text.length;
    return { ...part, start };
  });
  return (
    <span lang="en">
      {parts.map((part) =>
        part.isMarked ? (
          <mark key={part.start} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
