import type { Gradebook, GradebookWish } from '@wordgrove/contract/assignments';
import { gradeAverage } from '@wordgrove/contract/grade-average';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import { nameOrder } from '@wordgrove/contract/name-order';
import type { Db } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { csvLine, csvStart } from '#platform/csv.ts';
import type { GradebookColumn, GradebookRow } from './gradebook-store.ts';
import { findTaughtClass, listColumns, listGradebookRows, listNames, listSheets } from './gradebook-store.ts';
import { gradebookWords } from './gradebook-words.ts';

type Parts = { db: Db; clock: Clock };

export type GradebookService = {
  show: Call<'assignments.gradebook', [TaughtBy]>;
  sheets: Call<'assignments.sheets', [TaughtBy]>;
  /**
   * A class's gradebook, of a period if one is wished, as a CSV file in the reader's language, in parts.
   *
   * @throws `not-found` for a class that isn't the teacher's
   */
  file: (
    taught: TaughtBy,
    wish: GradebookWish,
    language: Language,
  ) => Promise<{ name: string; parts: AsyncIterable<string> }>;
};

const studentsAtOnce = 200;

export function gradebookService({ db, clock }: Parts): GradebookService {
  const open = async (taught: TaughtBy, classId: string) => {
    const found = await findTaughtClass(db, taught, classId);
    if (!found) throw failures.notFound();
    return found;
  };
  return {
    show: async (taught, { classId, ...period }): Promise<Gradebook> => {
      const { name, timeZone, isArchived } = await open(taught, classId);
      const size = limits.gradebookAssignments;
      const now = clock.now();
      const found = await listColumns(db, { classId, ...period, size: size + 1 }, now);
      const assignments = found.slice(0, size);
      const ids = assignments.map(({ id }) => id);
      const students = await listGradebookRows(db, { classId, ids, studentIds: null }, now);
      return { className: name, timeZone, isArchived, assignments, hasOlder: found.length > size, students };
    },

    sheets: async (taught, { studentIds, ...wish }) => {
      await open(taught, wish.classId);
      const now = clock.now();
      const found = await listColumns(db, { ...wish, size: limits.assignmentsMax }, now);
      const assignments = found.toReversed();
      const ids = assignments.map(({ id }) => id);
      return { assignments, students: await listSheets(db, { classId: wish.classId, ids, studentIds }, now) };
    },

    file: async (taught, wish, language) => {
      const { classId } = wish;
      const { name } = await open(taught, classId);
      const now = clock.now();
      const columns = await listColumns(db, { ...wish, size: limits.assignmentsMax }, now);
      return { name, parts: written(db, { classId, columns, language }, now) };
    },
  };
}

type Wanted = { classId: string; columns: readonly GradebookColumn[]; language: Language };

/** Columns in the order of the screen. */
async function* written(db: Db, { classId, columns, language }: Wanted, now: Date) {
  const ids = columns.map(({ id }) => id);
  const titles = columns.map(({ title, points }) => (points === null ? title : `${title} (${points})`));
  yield csvStart + csvLine([...gradebookWords[language].titles, ...titles]);
  const ofNames = nameOrder(language);
  const students = (await listNames(db, classId)).sort((one, other) => ofNames(one.name, other.name));
  for (let from = 0; from < students.length; from += studentsAtOnce) {
    const studentIds = students.slice(from, from + studentsAtOnce).map(({ studentId }) => studentId);
    const rows = await listGradebookRows(db, { classId, ids, studentIds }, now);
    const byId = new Map(rows.map((row) => [row.studentId, lineOf(row, columns, language)]));
    yield studentIds.map((id) => byId.get(id) ?? '').join('');
  }
}

function lineOf({ name, states, points }: GradebookRow, columns: Wanted['columns'], language: Language): string {
  const cells = columns.map(({ points: max }, at) => ({ max, state: states[at] ?? null, points: points[at] ?? null }));
  const { percent, counted, of, ungraded, missing, open } = gradeAverage(cells);
  const { states: words } = gradebookWords[language];
  const said = cells.map((cell) => cell.points ?? (cell.state && words[cell.state]));
  return csvLine([name, percent, counted, of, ungraded, missing, open, ...said]);
}
