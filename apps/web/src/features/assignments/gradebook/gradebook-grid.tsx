// biome-ignore-all lint/a11y/useSemanticElements: a table of which only a part exists, and whose cells are positioned
// biome-ignore-all lint/a11y/useFocusableInteractive: only the cells that lead somewhere take the focus

import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { gradebookPath, gradingPath } from '#platform/assignment-path.ts';
import type { arrangeGradebook } from './arrange-gradebook.ts';
import { seenOf } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import type { GridSearch } from './gradebook-row.tsx';
import { GradebookRow, heads, nameColumn } from './gradebook-row.tsx';
import type { Place } from './use-grid-keys.ts';
import { useGridKeys } from './use-grid-keys.ts';

type GradebookGridProps = ReturnType<typeof arrangeGradebook> & {
  classId: string;
  label: string;
  /** What the address says of the period, for the way to a student's sheet. */
  search: GridSearch;
};

const rowHeight = 64;
const columnWidth = 144;
const headWidth = 368;
/** Drawn around what is seen: the browser scrolls before the page can draw. */
const around = { rows: 8, columns: 1 };
/** The least room that names and averages take beside the columns, as on a phone. */
const leastHeads = 200;

/** Students by assignments. Only what is on the screen is drawn, whatever the size of the class. */
export function GradebookGrid({ columns, rows, classId, label, search }: GradebookGridProps) {
  const { t } = useTranslation('assignments-gradebook');
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { seen, look } = useSeen(frame);
  const { first: firstRow, end: endRow } = seenOf(rows.length, rowHeight, seen.top, seen.height, around.rows);
  const { first, end } = seenOf(columns.length, columnWidth, seen.left, seen.width - leastHeads, around.columns);
  const shownColumns = columns.slice(first, end);
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
    rows: rows.length,
    columns: columns.length,
    firstColumn: nameColumn,
    page: Math.max(1, Math.floor(seen.height / rowHeight) - 2),
  });
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
      onKeyDown={handleKey}
      onFocus={({ target }) => {
        const place = placeOf(target);
        if (place) choose(place);
      }}
      onClick={({ target }) => {
        const place = placeOf(target);
        // A name is a link.
        if (place && place.column !== nameColumn) open(place);
      }}
    >
      <div className={styles.rows}>
        <div role="row" aria-rowindex={1} className={styles.head}>
          <div role="columnheader" aria-colindex={1} className={styles.name}>
            {t('student')}
          </div>
          <div role="columnheader" aria-colindex={2} className={styles.average}>
            {t('average')}
          </div>
          <div aria-hidden="true" className={styles.gap} style={{ width: before }} />
          {shownColumns.map(({ id, title, points }, at) => (
            <div
              key={id}
              role="columnheader"
              aria-colindex={first + at + heads + 1}
              className={styles.title}
              title={title}
            >
              <span className={styles.clipped}>{title}</span>
              {points !== null && <small>{t('worth', { count: points })}</small>}
            </div>
          ))}
          <div aria-hidden="true" className={styles.gap} style={{ width: after }} />
        </div>
        <div aria-hidden="true" style={{ height: firstRow * rowHeight }} />
        {rows.slice(firstRow, endRow).map((student, at) => {
          const row = firstRow + at;
          return (
            <GradebookRow
              key={student.studentId}
              {...{ student, row, first, end, before, after, classId, search }}
              active={active.row === row ? active.column : null}
            />
          );
        })}
        <div aria-hidden="true" style={{ height: (rows.length - endRow) * rowHeight }} />
      </div>
    </div>
  );
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
