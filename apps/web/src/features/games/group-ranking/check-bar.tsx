import { IconConfetti } from '@tabler/icons-react';
import type { Checked, ItemBoard } from '@wordgrove/games/group-ranking';
import type { DragEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusWhenDone, useInSight } from '#features/games/play/focus.ts';
import { Button } from '#ui/button.tsx';
import styles from './group-ranking.module.css';

type CheckBarProps = {
  /** Number of checks so far. */
  tries: number;
  /** What the last check found; empty before the first one. */
  feedback: string;
  /** How much was right at the last check, of how much. */
  found: { right: number; of: number };
  /** What is left to do before a check; empty when it can be checked. */
  missing: string;
  isDone: boolean;
  nextText: string;
  onCheck: () => void;
  onNext: () => void;
};

/** 'Check', what it found, and 'Next' when there is nothing left to try. Its space is kept, so that nothing jumps. */
export function CheckBar({ tries, feedback, found, missing, isDone, nextText, onCheck, onNext }: CheckBarProps) {
  const { right, of } = found;
  const { t } = useTranslation('games-group-ranking');
  const bar = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A continued play starts where the page starts.
  const triesBefore = useRef(tries);
  const tone = right === of ? 'right' : right > 0 ? 'nearly' : 'wrong';
  useFocusWhenDone(next, isDone);
  useInSight(bar, tries === triesBefore.current ? null : String(tries));

  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.feedback} data-tone={tone}>
        <span>{feedback}</span>
        {feedback && tone === 'right' && <IconConfetti size="1.625rem" aria-hidden="true" />}
      </p>
      <div className={styles.actions}>
        {isDone ? (
          <Button ref={next} variant="primary" onClick={onNext}>
            {nextText}
          </Button>
        ) : (
          <Button data-check variant="primary" disabled={missing !== ''} onClick={onCheck}>
            {t('check')}
          </Button>
        )}
        {!isDone && <p className={styles.missing}>{missing}</p>}
      </div>
    </div>
  );
}

/** Props shared by sets to sort and scales to rank. */
export type ItemProps<Item> = {
  item: Item;
  board: ItemBoard;
  isDone: boolean;
  /** Where 'Next' leads. */
  nextText: string;
  /** Returns false when it isn't possible. */
  onPut: (thing: string, to: number | null) => boolean;
  onCheck: () => Checked;
  onNext: () => void;
  announce: (text: string) => void;
};

/** The place, from 0, of a digit key; null for other keys and for digits beyond the last place. */
export function digitOf(event: KeyboardEvent, places: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return null;
  const place = Number(event.key) - 1;
  return place < places ? place : null;
}

/** Finds a part of a thing's place by the thing's id. */
export function partOf(thing: string, part: string): string {
  return `[data-thing="${CSS.escape(thing)}"] [data-part="${part}"]`;
}

/** Makes a part take what is dropped on it. */
export function useDropTarget(onDrop: (thing: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.getData('text/plain'));
    },
  };
}
