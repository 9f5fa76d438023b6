import type { KeyboardEvent, RefObject } from 'react';
import { useRef, useState } from 'react';

export type Place = { row: number; column: number };

type Parts = {
  frame: RefObject<HTMLElement | null>;
  /** How many rows and columns there are, and which is the first column. */
  rows: number;
  columns: number;
  firstColumn: number;
  /** How many rows a page has. */
  page: number;
  /** Makes a place visible, so that it is drawn. */
  show: (place: Place) => void;
  open: (place: Place) => void;
};

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** One cell of a grid has the focus, and keys move it; only what is on the screen is drawn. */
export function useGridKeys({ frame, rows, columns, firstColumn, page, show, open }: Parts) {
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  // Keys may come faster than what they move to is drawn.
  const target = useRef(chosen);
  const choose = (place: Place) => {
    target.current = place;
    setChosen(place);
  };
  const move = (row: number, column: number) => {
    const to = { row: clamp(row, 0, rows - 1), column: clamp(column, firstColumn, columns - 1) };
    show(to);
    choose(to);
    requestAnimationFrame(() => {
      const { row: y, column: x } = target.current;
      frame.current?.querySelector<HTMLElement>(`[data-cell="${y}:${x}"]`)?.focus({ preventScroll: true });
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const { row, column } = target.current;
    const isFar = event.ctrlKey || event.metaKey;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(row + 1, column),
      ArrowUp: () => move(row - 1, column),
      ArrowRight: () => move(row, column + 1),
      ArrowLeft: () => move(row, column - 1),
      PageDown: () => move(row + page, column),
      PageUp: () => move(row - page, column),
      Home: () => move(isFar ? 0 : row, firstColumn),
      End: () => move(isFar ? rows - 1 : row, columns - 1),
      Enter: () => open({ row, column }),
    };
    const action = actions[event.key];
    if (!action || event.altKey || (isFar && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    action();
  };
  // A filter may have taken away the row that had it.
  const active = {
    row: clamp(chosen.row, 0, rows - 1),
    column: clamp(chosen.column, firstColumn, columns - 1),
  };
  return { active, choose, handleKey };
}
