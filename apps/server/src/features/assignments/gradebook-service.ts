import type { Gradebook, GradebookWish } from '@wordgrove/contract/assignments';
import { gradeAverage } from '@wordgrove/contract/grade-average';
import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { csvLine, csvStart } from '#platform/csv.ts';
import type { GradebookColumn, GradebookRow } from './gradebook-store.ts';
import { findTaughtClass, listColumns, listGradebookRows, listSheets } from './gradebook-store.ts';

type Parts = { db: Db; clock: Clock };

export type GradebookService = {
  show: Call<'assignments.gradebook', [TaughtBy]>;
  sheets: Call<'assignments.sheets', [TaughtBy]>;
  /** A class's gradebook, of a period if one is wished, as a CSV file, in parts. @throws `not-found` for a class that isn't the teacher's */
  file: (taught: TaughtBy, wish: GradebookWish) => Promise<{ name: string; parts: AsyncIterable<string> }>;
};

/** More students than any class has. */
const everybody = 100_000;
const studentsAtOnce = 200;

export function gradebookService({ db, clock }: Parts): GradebookService {
  const open = async (taught: TaughtBy, classId: string) => {
    const found = await findTaughtClass(db, taught, classId);
    if (!found) throw failures.notFound();
    return found;
  };
  return {
    show: async (taught, { classId, ...period }): Promise<Gradebook> => {
      const { name, isArchived } = await open(taught, classId);
      const size = limits.gradebookAssignments;
      const now = clock.now();
      const found = await listColumns(db, taught, { classId, ...period, size: size + 1 }, now);
      const assignments = found.slice(0, size);
      const ids = assignments.map(({ id }) => id);
      const students = await listGradebookRows(db, { classId, ids, size: everybody, from: 0 }, now);
      return { className: name, isArchived, assignments, hasOlder: found.length > size, students };
    },

    sheets: async (taught, { studentIds, ...wish }) => {
      await open(taught, wish.classId);
      const now = clock.now();
      const found = await listColumns(db, taught, { ...wish, size: limits.assignmentsMax }, now);
      const assignments = found.toReversed();
      const ids = assignments.map(({ id }) => id);
      return { assignments, students: await listSheets(db, { classId: wish.classId, ids, studentIds }, now) };
    },

    file: async (taught, wish) => {
      const { classId } = wish;
      const { name } = await open(taught, classId);
      const now = clock.now();
      const columns = await listColumns(db, taught, { ...wish, size: limits.assignmentsMax }, now);
      return { name, parts: written(db, classId, columns, now) };
    },
  };
}

/** Columns in the order in which they were set, so that a later file has the same ones first. */
async function* written(db: Db, classId: string, newestFirst: readonly GradebookColumn[], now: Date) {
  const columns = newestFirst.toReversed();
  const ids = columns.map(({ id }) => id);
  const titles = columns.map(({ title, points }) => (points === null ? title : `${title} (${points})`));
  yield csvStart + csvLine(['Student', 'Average %', 'Counted', 'Of', 'Not graded', 'Missing', ...titles]);
  for (let from = 0; ; from += studentsAtOnce) {
    const rows = await listGradebookRows(db, { classId, ids, size: studentsAtOnce, from }, now);
    yield rows.map((row) => lineOf(row, columns)).join('');
    if (rows.length < studentsAtOnce) return;
  }
}

function lineOf({ name, states, points }: GradebookRow, columns: readonly GradebookColumn[]): string {
  const cells = columns.map(({ points: max }, at) => ({ max, state: states[at] ?? null, points: points[at] ?? null }));
  const { percent, counted, of, ungraded, missing } = gradeAverage(cells);
  return csvLine([name, percent, counted, of, ungraded, missing, ...cells.map((each) => each.points ?? each.state)]);
}
