import type { DragEvent, KeyboardEvent } from 'react';
import { useState } from 'react';

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
