import type { Gradebook } from '@wordgrove/contract/assignments';
import type { GradeAverage, GradebookState, GradeCell } from '@wordgrove/contract/grade-average';
import { gradeAverage } from '@wordgrove/contract/grade-average';
import { nameOrder } from '@wordgrove/contract/name-order';

export type GradebookView = {
  /** `name`, `average`, or the id of an assignment. */
  sort: string;
  /** Only assignments of this kind; null for all. */
  kind: string | null;
  /** Only students with such work; null for all. */
  state: GradebookState | null;
};

export type GradebookRow = { studentId: string; name: string; cells: GradeCell[]; average: GradeAverage };

/** The gradebook as it is shown: the chosen assignments, and the chosen students in their order, with averages. */
export function arrangeGradebook({ assignments, students }: Gradebook, view: GradebookView, language: string) {
  const columns = assignments
    .map((assignment, place) => ({ ...assignment, place }))
    .filter(({ kind }) => view.kind === null || kind === view.kind);
  const rows = students
    .map(({ studentId, name, states, points }): GradebookRow => {
      const cells = columns.map(({ place, points: max }) => ({
        state: states[place] ?? null,
        points: points[place] ?? null,
        max,
      }));
      return { studentId, name, cells, average: gradeAverage(cells) };
    })
    .filter(({ cells }) => view.state === null || cells.some(({ state }) => state === view.state));
  const compare = nameOrder(language);
  const at = columns.findIndex(({ id }) => id === view.sort);
  const value = ({ average, cells }: GradebookRow): number | null => {
    if (view.sort === 'average') return average.percent;
    const cell = cells[at];
    return cell?.points == null || !cell.max ? null : cell.points / cell.max;
  };
  // Whoever has no value comes last; equal ones are sorted by name.
  const ofLow = (row: GradebookRow) => value(row) ?? Number.MAX_VALUE;
  const isByValue = view.sort === 'average' || at >= 0;
  return {
    columns,
    rows: rows.sort((one, other) => (isByValue ? ofLow(one) - ofLow(other) : 0) || compare(one.name, other.name)),
  };
}

/**
 * Which of so many equally large things lie in a part of what is scrolled, with a few around them. That part may be up
 * to one thing further on than `from`.
 */
export function seenOf(
  count: number,
  size: number,
  from: number,
  room: number,
  around: number,
): { first: number; end: number } {
  const first = Math.min(Math.max(0, Math.floor(from / size) - around), Math.max(0, count - 1));
  return { first, end: Math.min(count, Math.ceil((from + room) / size) + 1 + around) };
}
