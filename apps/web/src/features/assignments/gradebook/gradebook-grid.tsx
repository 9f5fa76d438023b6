// biome-ignore-all lint/a11y/useSemanticElements: a table of which only a part exists, and whose cells are positioned
// biome-ignore-all lint/a11y/useFocusableInteractive: only the cells that lead somewhere take the focus

import type { TablerIcon } from '@tabler/icons-react';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircle,
  IconCircleDashed,
  IconClock,
  IconProgress,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { GradebookState, GradeCell } from '@wordgrove/contract/grade-average';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gradebookPath, gradingPath } from '#platform/assignment-path.ts';
import { useFormat } from '#platform/use-format.ts';
import type { arrangeGradebook } from './arrange-gradebook.ts';
import { seenOf } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import { useAverageText } from './use-average-text.ts';
import type { Place } from './use-grid-keys.ts';
import { useGridKeys } from './use-grid-keys.ts';

type Search = Readonly<Record<string, string | undefined>>;

type GradebookGridProps = ReturnType<typeof arrangeGradebook> & {
  classId: string;
  label: string;
  /** What the address says of the period, for the way to a student's sheet. */
  search: Search;
};

const rowHeight = 64;
const columnWidth = 144;
/** Name and average. */
const heads = 2;
/** Where the names are, before the first assignment. */
const nameColumn = -1;
const headWidth = 320;

const icons: Readonly<Record<GradebookState, TablerIcon>> = {
  assigned: IconCircleDashed,
  started: IconProgress,
  missing: IconAlertTriangle,
  'turned-in': IconCircle,
  late: IconClock,
  returned: IconCheck,
};

/** Students by assignments. Only what is on the screen is drawn, whatever the size of the class. */
export function GradebookGrid({ columns, rows, classId, label, search }: GradebookGridProps) {
  const { t } = useTranslation('assignments-gradebook');
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ left: 0, top: 0, width: 1200, height: 800 });
  const { first: firstRow, end: endRow } = seenOf(rows.length, rowHeight, seen.top, seen.height);
  const { first, end } = seenOf(columns.length, columnWidth, seen.left, seen.width);
  const shownColumns = columns.slice(first, end);
  const look = () => {
    const {
      scrollLeft: left = 0,
      scrollTop: top = 0,
      clientWidth: width = 0,
      clientHeight: height = 0,
    } = frame.current ?? {};
    setSeen({ left, top, width, height });
  };
  useEffect(look, []);
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
  const before = { width: first * columnWidth };
  const after = { width: (columns.length - end) * columnWidth };
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
      onScroll={look}
      onKeyDown={handleKey}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader" aria-colindex={1} className={styles.name}>
          {t('student')}
        </div>
        <div role="columnheader" aria-colindex={2} className={styles.average}>
          {t('average')}
        </div>
        <div aria-hidden="true" className={styles.gap} style={before} />
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
        <div aria-hidden="true" className={styles.gap} style={after} />
      </div>
      <div aria-hidden="true" style={{ height: firstRow * rowHeight }} />
      {rows.slice(firstRow, endRow).map(({ studentId, name, average, cells }, at) => {
        const row = firstRow + at;
        return (
          <div key={studentId} role="row" aria-rowindex={row + 2} className={styles.row}>
            <NameCell
              name={name}
              place={`${row}:${nameColumn}`}
              isActive={active.row === row && active.column === nameColumn}
              to={gradebookPath(classId)}
              search={{ ...search, sheet: studentId }}
              onFocus={() => choose({ row, column: nameColumn })}
            />
            <div role="gridcell" aria-colindex={2} className={styles.average}>
              <AverageCell average={average} />
            </div>
            <div aria-hidden="true" className={styles.gap} style={before} />
            {cells.slice(first, end).map((cell, place) => {
              const column = first + place;
              return (
                <GridCell
                  key={columns[column]?.id}
                  cell={cell}
                  row={row}
                  column={column}
                  isActive={active.row === row && active.column === column}
                  onFocus={() => choose({ row, column })}
                  onOpen={() => open({ row, column })}
                />
              );
            })}
            <div aria-hidden="true" className={styles.gap} style={after} />
          </div>
        );
      })}
      <div aria-hidden="true" style={{ height: (rows.length - endRow) * rowHeight }} />
    </div>
  );
}

type NameCellProps = {
  name: string;
  place: string;
  isActive: boolean;
  to: ReturnType<typeof gradebookPath>;
  search: Search;
  onFocus: () => void;
};

/** A student's name, which leads to what can be printed for them. */
function NameCell({ name, place, isActive, onFocus, ...link }: NameCellProps) {
  return (
    <div role="rowheader" aria-colindex={1} className={styles.name}>
      <Link
        {...link}
        className={styles.clipped}
        data-cell={place}
        tabIndex={isActive ? 0 : -1}
        title={name}
        onFocus={onFocus}
      >
        <bdi>{name}</bdi>
      </Link>
    </div>
  );
}

type GridCellProps = {
  cell: GradeCell;
  row: number;
  column: number;
  isActive: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

function GridCell({ cell, row, column, isActive, onFocus, onOpen }: GridCellProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to keys
    <div
      role="gridcell"
      aria-colindex={column + heads + 1}
      data-cell={`${row}:${column}`}
      tabIndex={isActive ? 0 : -1}
      className={styles.cell}
      data-state={cell.state ?? 'none'}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <CellText cell={cell} />
    </div>
  );
}

function CellText({ cell: { state, points, max } }: { cell: GradeCell }) {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  if (state === null) return <span>{t('not-set')}</span>;
  const Icon = icons[state];
  return (
    <>
      <Icon size="1.125rem" aria-hidden="true" />
      <span>
        {points === null || max === null
          ? t(`states.${state}`)
          : t('points', { points: format.number(points), max: format.number(max) })}
      </span>
    </>
  );
}

function AverageCell({ average }: { average: Parameters<ReturnType<typeof useAverageText>>[0] }) {
  const { share, leavesOut } = useAverageText()(average);
  return (
    <>
      <strong>{share}</strong>
      <small>{leavesOut}</small>
    </>
  );
}
