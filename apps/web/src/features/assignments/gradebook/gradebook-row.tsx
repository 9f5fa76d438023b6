// biome-ignore-all lint/a11y/useSemanticElements: a part of a table of which only a part exists
// biome-ignore-all lint/a11y/useFocusableInteractive: only the cells that lead somewhere take the focus

import type { GradebookState } from '@wordgrove/contract/grade-average';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { GradebookRow as Student } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import { useAverageText } from './use-average-text.ts';

export type GridSearch = Readonly<Record<string, string | undefined>>;

/** Name and average. */
export const heads = 2;
export const rowHeight = 64;
/** Where the names are, before the first assignment. */
export const nameColumn = -1;

const circle = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0';
/** Each state's mark is one path: what is scrolled past has hundreds, and elements are what a frame pays for. */
const marks: Readonly<Record<GradebookState, string>> = {
  assigned: circle,
  started: `${circle}M12 4v16`,
  missing: 'M12 4l9 16H3ZM12 10v4M12 17v.01',
  'turned-in': circle,
  late: `${circle}M12 8v4l3 2`,
  returned: 'M5 12l5 5L20 7',
};

/** The columns that are drawn, and the room of those that aren't. */
export type DrawnColumns = { first: number; end: number; before: number; after: number };

type GradebookRowProps = DrawnColumns & {
  student: Student;
  row: number;
  /** Which column of this row takes the focus; null when none does. */
  active: number | null;
  /** The address of the gradebook. */
  href: string;
};

/** One student's work. It takes no handlers, so that it is drawn once and not with every step of scrolling. */
export const GradebookRow = memo(function GradebookRow(props: GradebookRowProps) {
  const { student, row, first, end, before, after, active, href } = props;
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  const { share, leavesOut, lines } = useAverageText()(student.average);
  const { studentId, name, cells } = student;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ transform: `translateY(${row * rowHeight}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        {/* A link of the router would work out its address anew for every row that is scrolled past. */}
        <a
          href={`${href}${href.includes('?') ? '&' : '?'}sheet=${studentId}`}
          className={styles.clipped}
          data-cell={`${row}:${nameColumn}`}
          tabIndex={active === nameColumn ? 0 : -1}
          title={name}
        >
          <bdi>{name}</bdi>
        </a>
      </div>
      <div role="gridcell" aria-colindex={2} className={styles.average}>
        <strong>{share}</strong>
        <small className={styles.whole}>{leavesOut}</small>
        <small className={styles.brief} aria-hidden="true">
          {lines}
        </small>
      </div>
      <div aria-hidden="true" className={styles.gap} style={{ width: before }} />
      {cells.slice(first, end).map(({ state, points, max }, at) => {
        const column = first + at;
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={column + heads + 1}
            data-cell={`${row}:${column}`}
            tabIndex={active === column ? 0 : -1}
            className={styles.cell}
            data-state={state ?? 'none'}
          >
            {state && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={marks[state]} />
              </svg>
            )}
            {state === null
              ? t('not-set')
              : points === null || max === null
                ? t(`states.${state}`)
                : t('points', { points: format.number(points), max: format.number(max) })}
          </div>
        );
      })}
      <div aria-hidden="true" className={styles.gap} style={{ width: after }} />
    </div>
  );
});
