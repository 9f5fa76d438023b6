import type { KeyboardEvent, PointerEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import layout from '#ui/layout.module.css';
import type { Board } from './api.ts';
import type { Cell } from './calendar.ts';
import { dayStep, monthStarts, yearCells } from './calendar.ts';
import styles from './study.module.css';

/** Distance between squares, and the space above them for the months; in pixels. */
const step = 14;
const top = 18;

/** How much of the map is shown on either side of the selected day. */
const margin = 3 * step;

/**
 * A square per day, darker the longer the time. Below it, the time studied on one day: the one under the mouse or
 * finger, or the one selected with the arrow keys. It scrolls where there isn't enough space, and starts at today.
 */
export function YearMap({ board, label }: { board: Board; label: string }) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const duration = useDuration();
  const frame = useRef<HTMLElement>(null);
  const [pickedDay, setPickedDay] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  const cells = yearCells(board.day, board.days);
  const last = cells.length - 1;
  const found = cells.findIndex(({ day }) => day === pickedDay);
  const picked = cells[found >= 0 ? found : last];
  const at = found >= 0 ? found : last;
  const text = picked && t('day-of', { day: format.day(picked.day), time: duration(picked.seconds) });

  const walkTo = (to: number) => {
    const cell = cells[to];
    if (!cell) return;
    setPickedDay(cell.day);
    if (frame.current) keepInSight(frame.current, cell.week * step);
  };
  const handleKey = (event: KeyboardEvent) => {
    const days = dayStep(event.key);
    if (days === null) return;
    event.preventDefault();
    walkTo(at + days);
  };
  const handlePointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top: above } = currentTarget.getBoundingClientRect();
    const week = Math.floor((clientX - left) / step);
    const weekday = Math.floor((clientY - above - top) / step);
    const cell = cells.find((each) => each.week === week && each.weekday === weekday);
    if (cell) setPickedDay(cell.day);
  };
  return (
    <>
      <section ref={frame} className={styles.year} aria-label={t('year.title')}>
        <div className={styles.map} onPointerDown={handlePointer} onPointerMove={handlePointer}>
          <YearSquares cells={cells} picked={picked} label={label} />
          <input
            type="range"
            className={layout.unseen}
            aria-label={t('week.day')}
            aria-valuetext={text}
            min={0}
            max={last}
            value={at}
            onKeyDown={handleKey}
            onChange={({ target }) => walkTo(Number(target.value))}
          />
        </div>
      </section>
      <p className={styles.value} aria-hidden="true">
        {text}
      </p>
    </>
  );
}

/** Scrolls no further than necessary. */
function keepInSight(frame: HTMLElement, x: number): void {
  const { scrollLeft, clientWidth } = frame;
  if (x - margin < scrollLeft) frame.scrollLeft = x - margin;
  else if (x + step + margin > scrollLeft + clientWidth) frame.scrollLeft = x + step + margin - clientWidth;
}

const square = { width: step - 2, height: step - 2, rx: 2 };

const placeOf = ({ week, weekday }: Cell) => ({ x: week * step + 1, y: top + weekday * step });

/** The days of a year, one column per week, with the names of the months above. */
function YearSquares({ cells, picked, label }: { cells: readonly Cell[]; picked: Cell | undefined; label: string }) {
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
