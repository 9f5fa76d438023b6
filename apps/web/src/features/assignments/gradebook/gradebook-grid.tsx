// biome-ignore-all lint/a11y/useSemanticElements: a table of which only a part exists, and whose cells are positioned
// biome-ignore-all lint/a11y/useFocusableInteractive: only the cells that lead somewhere take the focus

import { useNavigate, useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { gradebookPath, gradingPath } from '#platform/assignment-path.ts';
import type { arrangeGradebook, GradebookRow as Student } from './arrange-gradebook.ts';
import { seenOf } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import { GradebookHead } from './gradebook-head.tsx';
import type { GridSearch } from './gradebook-row.tsx';
import { GradebookRow, heads, nameColumn, rowHeight } from './gradebook-row.tsx';
import { orderRows, slotsOf } from './slots.ts';
import type { Place } from './use-grid-keys.ts';
import { useGridKeys } from './use-grid-keys.ts';

type GradebookGridProps = ReturnType<typeof arrangeGradebook> & {
  classId: string;
  label: string;
  /** What the address says of the period, for the way to a student's sheet. */
  search: GridSearch;
};

const columnWidth = 144;
const headWidth = 368;
/** Drawn around what is seen: the browser scrolls before the page can draw. */
const around = { rows: 8, columns: 1 };
/** The least room that names and averages take beside the columns, as on a phone. */
const leastHeads = 200;

/** Students by assignments. Only what is on the screen is drawn, whatever the size of the class. */
export function GradebookGrid({ columns, rows, classId, label, search }: GradebookGridProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const { href } = useMemo(
    () => router.buildLocation({ to: gradebookPath(classId), search }),
    [router, classId, search],
  );
  const frame = useRef<HTMLDivElement>(null);
  const { seen, look } = useSeen(frame);
  const { first: firstRow, end: endRow } = seenOf(rows.length, rowHeight, seen.top, seen.height, around.rows);
  const { first, end } = seenOf(columns.length, columnWidth, seen.left, seen.width - leastHeads, around.columns);
  const show = ({ row, column }: Place) => {
    const { current: box } = frame;
    if (!box) return;
    const top = row * rowHeight;
    const left = Math.max(column, 0) * columnWidth;
    box.scrollTo({
      top: Math.min(Math.max(box.scrollTop, top - box.clientHeight + 3 * rowHeight), top),
      left: Math.min(Math.max(box.scrollLeft, left - box.clientWidth + headWidth + columnWidth), left),
    });
    look();
  };
  const open = ({ row, column }: Place) => {
    const [student, assignment] = [rows[row], columns[column]];
    if (student && column === nameColumn)
      void navigate({ to: gradebookPath(classId), search: { ...search, sheet: student.studentId } });
    if (student && assignment && student.cells[column]?.state)
      void navigate({ to: gradingPath(assignment.id), search: { student: student.studentId } });
  };
  const { active, choose, handleKey } = useGridKeys({
    ...{ frame, show, open },
    rows,
    columns: columns.length,
    firstColumn: nameColumn,
    page: Math.max(1, Math.floor(seen.height / rowHeight) - 2),
  });
  const body = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(rows, { first: firstRow, end: endRow }, active.row);
  // A browser that doesn't say when scrolling ends has its rows in order all the time.
  const orderedFor = 'onscrollend' in window ? rows : drawn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was in order is so until this changes
  useEffect(() => {
    if (body.current) orderRows(body.current);
  }, [orderedFor]);
  const before = first * columnWidth;
  const after = (columns.length - end) * columnWidth;
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + heads}
      aria-readonly="true"
      tabIndex={-1}
      // What comes into sight is drawn before the next frame, not after it.
      onScroll={() => flushSync(look)}
      onScrollEnd={() => body.current && orderRows(body.current)}
      onKeyDown={handleKey}
      onFocus={({ target }) => {
        const place = placeOf(target);
        if (place) choose(place);
      }}
      onClick={(event) => {
        const place = placeOf(event.target);
        // A name is a link, which may be wanted in another tab.
        const { ctrlKey, metaKey, shiftKey, altKey } = event;
        if (!place || (place.column === nameColumn && (ctrlKey || metaKey || shiftKey || altKey))) return;
        event.preventDefault();
        open(place);
      }}
    >
      <div className={styles.rows}>
        <GradebookHead {...{ columns, first, end, before, after }} />
        <div ref={body} className={styles.body} style={{ height: rows.length * rowHeight }}>
          {drawn.map(({ slot, student, row }) => (
            <GradebookRow
              key={slot}
              {...{ student, row, first, end, before, after, href }}
              active={active.row === row ? active.column : null}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The rows that are drawn, by their places in the page: those that are seen, and the one with the focus, which stays. */
function useDrawn(rows: readonly Student[], { first, end }: { first: number; end: number }, focused: number) {
  const slots = useRef<ReadonlyMap<string, number>>(new Map());
  const numbers = Array.from({ length: end - first }, (_, at) => first + at);
  if (focused >= 0 && focused < rows.length && (focused < first || focused >= end)) numbers.push(focused);
  const shown = numbers.flatMap((row) => {
    const student = rows[row];
    return student ? [{ row, student }] : [];
  });
  const taken = slotsOf(
    slots.current,
    shown.map(({ student }) => student.studentId),
  );
  slots.current = taken;
  return shown
    .map((each) => ({ ...each, slot: taken.get(each.student.studentId) ?? 0 }))
    .sort((one, other) => one.slot - other.slot);
}

/** The place of the cell that something lies in. */
function placeOf(target: EventTarget): Place | null {
  const named = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [row, column] = (named ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Which part of a frame is seen, in whole rows and columns: most steps of scrolling change nothing. */
function useSeen(frame: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState({ left: 0, top: 0, width: 1200, height: 800 });
  const look = () => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    const left = Math.floor(scrollLeft / columnWidth) * columnWidth;
    const top = Math.floor(scrollTop / rowHeight) * rowHeight;
    setSeen((was) => {
      const isSame = was.left === left && was.top === top && was.width === width && was.height === height;
      return isSame ? was : { left, top, width, height };
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: later looks are for scrolling
  useEffect(look, []);
  return { seen, look };
}
