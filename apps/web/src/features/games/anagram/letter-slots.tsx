import { IconBulb, IconCheck } from '@tabler/icons-react';
import type { AnagramItem } from '@wordgrove/games/anagram';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './anagram.module.css';
import { LetterRows } from './letter-rows.tsx';
import type { Slots } from './slots.ts';
import { columnsFor } from './slots.ts';

export type LetterSlotsProps = {
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
  const widths = { '--letters': all, '--columns': columnsFor(all) } as CSSProperties;
  return (
    <SameRoom items={items} copy={LetterRows}>
      <ol className={styles.slots} aria-label={t('word')} style={widths}>
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
