import type { KeyboardEvent } from 'react';

/** The place, from 0, of a digit key; null for other keys and for digits beyond the last place. */
export function digitOf(event: KeyboardEvent, places: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return null;
  const place = Number(event.key) - 1;
  return place < places ? place : null;
}
