import { IconCheck, IconLeaf, IconVolume, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import type { CardFace } from './card-face.ts';
import styles from './memory-cards.module.css';

export type MemoryCardProps = {
  face: CardFace;
  /** Its position and what it shows. */
  name: string;
  isStop: boolean;
  cardRef: Ref<HTMLButtonElement>;
  onTurn: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One card. Its text is rendered only while it is open, so that nobody finds it by searching the page. */
export function MemoryCard({ face, name, isStop, cardRef, onTurn, onFocus, onKeyDown }: MemoryCardProps) {
  const { state, text, isEnglish, isSound, side } = face;
  return (
    <button
      ref={cardRef}
      type="button"
      className={styles.card}
      data-state={state}
      data-side={state === 'down' ? undefined : side}
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      onClick={({ currentTarget }) => {
        // Not every browser focuses a tapped element, and the bar below keeps clear of the focused card.
        currentTarget.focus({ preventScroll: true });
        onTurn();
      }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {state === 'down' && <IconLeaf size="1.875rem" aria-hidden="true" />}
      {state !== 'down' && isSound && <IconVolume size="1.875rem" aria-hidden="true" />}
      {state !== 'down' && !isSound && (
        <span className={styles.face} lang={isEnglish ? 'en' : undefined}>
          {text}
        </span>
      )}
      {state === 'found' && <IconCheck className={styles.mark} size="1.125rem" aria-hidden="true" />}
      {state === 'missed' && <IconX className={styles.mark} size="1.125rem" aria-hidden="true" />}
    </button>
  );
}
