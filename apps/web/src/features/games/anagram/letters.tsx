import { IconBulb, IconCheck } from '@tabler/icons-react';
import type { AnagramItem } from '@wordgrove/games/anagram';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './anagram.module.css';
import type { Slots } from './slots.ts';
import { columnsFor } from './slots.ts';

type LetterSlotsProps = {
  item: AnagramItem;
  /** All items of the round. */
  items: readonly AnagramItem[];
  slots: Slots;
  hints: number;
  /** Places whose letters were right in the last try. */
  kept: readonly number[];
  isDone: boolean;
  onTake: (place: number) => void;
};

/** The slots of the word: pressing a placed letter sends it back. */
export function LetterSlots({ item, items, slots, hints, kept, isDone, onTake }: LetterSlotsProps) {
  const { t } = useTranslation('games-anagram');
  const all = slots.length;
  return (
    <SameRoom items={items} copy={LetterRows}>
      <ol className={styles.slots} aria-label={t('word')} style={widthsFor(all)}>
        {slots.map((tile, at) => {
          const letter = tile === null ? null : (item.tiles[tile] ?? '');
          const isShown = at < hints && !isDone;
          const isRight = isDone || kept.includes(at);
          const state = letter === null ? 'empty' : isShown ? 'shown' : isRight ? 'right' : 'put';
          const isFixed = letter === null || isShown || isDone;
          const place = at + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={at}>
              <button
                type="button"
                className={styles.slot}
                data-state={state}
                aria-label={t(`places.${state}`, { place, all, letter: (letter ?? '').toUpperCase() })}
                aria-disabled={isFixed}
                tabIndex={isFixed ? -1 : 0}
                onClick={() => !isFixed && onTake(at)}
              >
                <span lang="en">{letter}</span>
                {state === 'shown' && <IconBulb className={styles.mark} size="0.875rem" aria-hidden="true" />}
                {state === 'right' && <IconCheck className={styles.mark} size="0.875rem" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ol>
    </SameRoom>
  );
}

type LetterTilesProps = {
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
  return (
    <SameRoom items={items} copy={LetterRows}>
      <ul className={styles.tiles} aria-label={t('letters')} style={widthsFor(all)}>
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

/** The space that a word's letters take. */
function LetterRows({ item: { tiles } }: { item: AnagramItem }) {
  return (
    <div className={styles.tiles} style={widthsFor(tiles.length)}>
      {tiles.map((letter, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its number; letters come twice
        <span key={tile} className={styles.tile}>
          {letter}
        </span>
      ))}
    </div>
  );
}

function widthsFor(letters: number): CSSProperties {
  return { '--letters': letters, '--columns': columnsFor(letters) } as CSSProperties;
}
