import type { AnagramItem } from '@wordgrove/games/anagram';
import type { CSSProperties } from 'react';
import styles from './anagram.module.css';
import { columnsFor } from './slots.ts';

/** The space that a word's letters take. */
export function LetterRows({ item: { tiles } }: { item: AnagramItem }) {
  const widths = { '--letters': tiles.length, '--columns': columnsFor(tiles.length) } as CSSProperties;
  return (
    <div className={styles.tiles} style={widths}>
      {tiles.map((letter, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its number; letters come twice
        <span key={tile} className={styles.tile}>
          {letter}
        </span>
      ))}
    </div>
  );
}
