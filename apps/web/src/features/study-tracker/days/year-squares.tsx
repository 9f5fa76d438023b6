import styles from '#features/study-tracker/study.module.css';
import { useFormat } from '#platform/use-format.ts';
import type { Cell } from './calendar.ts';
import { monthStarts } from './calendar.ts';

/** Distance between squares, and the space above them for the months; in pixels. */
export const step = 14;
export const top = 18;

const square = { width: step - 2, height: step - 2, rx: 2 };

const placeOf = ({ week, weekday }: Cell) => ({ x: week * step + 1, y: top + weekday * step });

export type YearSquaresProps = { cells: readonly Cell[]; picked: Cell | undefined; label: string };

/** The days of a year, one column per week, with the names of the months above. */
export function YearSquares({ cells, picked, label }: YearSquaresProps) {
  const format = useFormat();
  return (
    <svg width={53 * step} height={top + 7 * step} role="img" aria-label={label}>
      {monthStarts(cells).map(({ week, day }) => (
        <text key={day} x={week * step} y={11} className={styles.month}>
          {format.month(day)}
        </text>
      ))}
      {cells.map((cell) => (
        <rect key={cell.day} {...placeOf(cell)} {...square} className={styles.cell} data-level={cell.level} />
      ))}
      {picked && <rect {...placeOf(picked)} {...square} className={styles.picked} />}
    </svg>
  );
}
