import { MarkedText } from './marked-text.tsx';
import styles from './word-part.module.css';

export type ExamplesProps = { examples: readonly string[]; spellings: readonly string[] };

/** Sentences with the word in them. */
export function Examples({ examples, spellings }: ExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <ul className={styles.examples}>
      {examples.map((example) => (
        <li key={example}>
          <MarkedText text={example} spellings={spellings} />
        </li>
      ))}
    </ul>
  );
}
