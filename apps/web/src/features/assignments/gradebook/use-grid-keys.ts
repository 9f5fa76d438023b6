import type { KeyboardEvent, RefObject } from 'react';
import { useRef, useState } from 'react';

export type Place = { row: number; column: number };
/** Whose row it was when it was chosen. */
type Chosen = Place & { studentId: string | null };

type Parts = {
  frame: RefObject<HTMLElement | null>;
  /** The rows, how many columns there are, and which is the first. */
  rows: readonly { studentId: string }[];
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
  const [chosen, setChosen] = useState<Chosen>({ row: 0, column: 0, studentId: null });
  // Keys may come faster than what they move to is drawn.
  const target = useRef(chosen);
  // The focus stays with its student when the order changes; a filter may have taken away the row that had it.
  const placeOf = ({ row, column, studentId }: Chosen): Place => {
    const at = studentId === null ? -1 : rows.findIndex((each) => each.studentId === studentId);
    return {
      row: at < 0 ? clamp(row, 0, rows.length - 1) : at,
      column: clamp(column, firstColumn, columns - 1),
    };
  };
  const choose = (place: Place) => {
    target.current = { ...place, studentId: rows[place.row]?.studentId ?? null };
    setChosen(target.current);
  };
  const move = (row: number, column: number) => {
    const to = { row: clamp(row, 0, rows.length - 1), column: clamp(column, firstColumn, columns - 1) };
    show(to);
    choose(to);
    requestAnimationFrame(() => {
      const { row: y, column: x } = target.current;
      frame.current?.querySelector<HTMLElement>(`[data-cell="${y}:${x}"]`)?.focus({ preventScroll: true });
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const { row, column } = placeOf(target.current);
    const isFar = event.ctrlKey || event.metaKey;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(row + 1, column),
      ArrowUp: () => move(row - 1, column),
      ArrowRight: () => move(row, column + 1),
      ArrowLeft: () => move(row, column - 1),
      PageDown: () => move(row + page, column),
      PageUp: () => move(row - page, column),
      Home: () => move(isFar ? 0 : row, firstColumn),
      End: () => move(isFar ? rows.length - 1 : row, columns - 1),
      Enter: () => open({ row, column }),
    };
    const action = actions[event.key];
    if (!action || event.altKey || (isFar && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    action();
  };
  return { active: placeOf(chosen), choose, handleKey };
}
