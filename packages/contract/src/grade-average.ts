/** How the work of one student on one assignment stands in a gradebook. `missing`: due, and nothing turned in. */
export const gradebookStates = ['assigned', 'started', 'missing', 'turned-in', 'late', 'returned'] as const;

export type GradebookState = (typeof gradebookStates)[number];

export type GradeCell = {
  /** Null for an assignment that the student doesn't have. */
  state: GradebookState | null;
  /** As returned; null without points. */
  points: number | null;
  /** What the assignment is worth; null without points. */
  max: number | null;
};

export type GradeAverage = {
  /** Points of returned work in percent of those possible there, rounded; null before any was returned with points. */
  percent: number | null;
  /** How many works that is, of how many with points that the student has. */
  counted: number;
  of: number;
  /** Those left out: turned in or returned without points, missing, and still to be done. */
  ungraded: number;
  missing: number;
  open: number;
};

/** A student's average: each assignment counts by its points. */
export function gradeAverage(cells: readonly GradeCell[]): GradeAverage {
  const had = cells.filter(({ state, max }) => state !== null && max !== null);
  const counted = had.filter(({ state, points }) => state === 'returned' && points !== null);
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
  const possible = sum(counted.map(({ max }) => max));
  const isUngraded = ({ state, points }: GradeCell) =>
    state === 'turned-in' || state === 'late' || (state === 'returned' && points === null);
  return {
    percent: possible > 0 ? Math.round((100 * sum(counted.map(({ points }) => points))) / possible) : null,
    counted: counted.length,
    of: had.length,
    ungraded: had.filter(isUngraded).length,
    missing: had.filter(({ state }) => state === 'missing').length,
    open: had.filter(({ state }) => state === 'assigned' || state === 'started').length,
  };
}
