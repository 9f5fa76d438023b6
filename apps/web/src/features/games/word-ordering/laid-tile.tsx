import { IconLock } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './tiles.module.css';

type LaidTileProps = {
  id: string;
  text: string;
  /** Counted from 1. */
  place: number;
  isFixed: boolean;
  /** Whether a hint placed it. */
  hasLock: boolean;
  isLifted: boolean;
  onTake: () => void;
  onKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
  onDrop: (event: DragEvent) => void;
};

/** A word in the sentence. A click takes it back. */
export function LaidTile({ id, text, place, isFixed, hasLock, isLifted, ...on }: LaidTileProps) {
  const { t } = useTranslation('games-word-ordering');
  if (isFixed) {
    return (
      <span className={`${piece.piece} ${styles.tile}`} data-fixed="true" lang="en">
        {hasLock && <IconLock size="1rem" aria-hidden="true" />}
        {text}
        {hasLock && <VisuallyHidden>{t('locked')}</VisuallyHidden>}
      </span>
    );
  }
  return (
    <button
      type="button"
      lang="en"
      className={`${piece.piece} ${styles.tile}`}
      data-tile={id}
      data-lifted={isLifted}
      aria-pressed={isLifted}
      draggable
      onClick={on.onTake}
      onKeyDown={on.onKey}
      // Space lifts on key down; on key up it would also click.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onFocus={on.onFocus}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      onDrop={on.onDrop}
    >
      {text}
      <VisuallyHidden>{t('at-place', { place })}</VisuallyHidden>
    </button>
  );
}
