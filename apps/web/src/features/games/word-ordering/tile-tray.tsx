import type { WordOrderingItem } from '@wordgrove/games/word-ordering';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './tiles.module.css';

type TileTrayProps = {
  item: WordOrderingItem;
  /** All items of the round. */
  items: readonly WordOrderingItem[];
  laid: readonly string[];
  onAdd: (id: string) => void;
};

/** The tiles left to place. The space of a taken tile stays empty, so that nothing moves. */
export function TileTray({ item, items, laid, onAdd }: TileTrayProps) {
  const { t } = useTranslation('games-word-ordering');
  return (
    <SameRoom items={items} alone={item} copy={WholeTray}>
      <ul className={styles.tray} aria-label={t('tray')}>
        {item.tiles.map(({ id, text }) =>
          laid.includes(id) ? (
            <li key={id} className={styles.gone} aria-hidden="true">
              <span className={`${piece.piece} ${styles.tile}`}>{text}</span>
            </li>
          ) : (
            <li key={id}>
              <button
                type="button"
                lang="en"
                className={`${piece.piece} ${styles.tile}`}
                data-tile={id}
                draggable
                onClick={() => onAdd(id)}
                onKeyDown={focusBeside}
                onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
              >
                {text}
              </button>
            </li>
          ),
        )}
      </ul>
    </SameRoom>
  );
}

/** Arrow keys move from tile to tile. */
export function focusBeside(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const tiles = [...(event.currentTarget.closest('ol, ul')?.querySelectorAll('button') ?? [])];
  const next = step && tiles[tiles.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function WholeTray({ item }: { item: WordOrderingItem }) {
  return (
    <ul className={styles.tray}>
      {item.tiles.map(({ id, text }) => (
        <li key={id}>
          <span className={`${piece.piece} ${styles.tile}`}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
