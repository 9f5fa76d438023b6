import type { AnagramItem } from '@wordgrove/games/anagram';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './anagram.module.css';
import { LetterRows } from './letter-rows.tsx';
import type { Slots } from './slots.ts';
import { columnsFor } from './slots.ts';

export type LetterTilesProps = {
  item: AnagramItem;
  items: readonly AnagramItem[];
  slots: Slots;
  isDone: boolean;
  onPut: (tile: number) => void;
};

/** The letters in the tray. A placed one leaves its spot empty, so that nothing moves. */
export function LetterTiles({ item, items, slots, isDone, onPut }: LetterTilesProps) {
  const { t } = useTranslation('games-anagram');
  const all = item.tiles.length;
  const widths = { '--letters': all, '--columns': columnsFor(all) } as CSSProperties;
  return (
    <SameRoom items={items} copy={LetterRows}>
      <ul className={styles.tiles} aria-label={t('letters')} style={widths}>
        {item.tiles.map((letter, tile) => {
          const isUsed = isDone || slots.includes(tile);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its number; letters come twice
            <li key={tile}>
              <button
                type="button"
                className={styles.tile}
                data-used={isUsed}
                aria-label={t(isUsed ? 'used-tile' : 'tile', { letter: letter.toUpperCase() })}
                aria-disabled={isUsed}
                tabIndex={isUsed ? -1 : 0}
                onClick={() => !isUsed && onPut(tile)}
              >
                <span lang="en">{letter}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </SameRoom>
  );
}
