import type { StudentFigures, TaughtStudent } from '@wordgrove/contract/analytics';
import type { Db } from '#db/client.ts';
import type { Input } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaughtRow } from './taught-store.ts';
import { isTaughtClass, listTaught } from './taught-store.ts';

/** A student, and the zone whose days are the student's. */
export type Asked = { studentId: string; timeZone: string };

/** Reads the same figures for many students, by student. */
export type ReadFigures = (
  db: Db,
  students: readonly Asked[],
  now: Date,
) => Promise<ReadonlyMap<string, StudentFigures>>;

type Parts = { db: Db; clock: Clock; readFigures: ReadFigures };

/** The numbers of a teacher's students. */
export function taughtStudents({ db, clock, readFigures }: Parts) {
  return async (taught: TaughtBy, { classId }: Input<'analytics.students'>): Promise<{ students: TaughtStudent[] }> => {
    const students = await listAsked(db, taught, classId);
    const figures = await readFigures(db, students, clock.now());
    return {
      students: students.flatMap(({ timeZone: _, ...student }) => {
        const own = figures.get(student.studentId);
        return own ? [{ ...student, figures: own }] : [];
      }),
    };
  };
}

/** The active students of a class of the teacher, or of all open ones. */
export async function listAsked(db: Db, taught: TaughtBy, classId: string | undefined): Promise<TaughtRow[]> {
  if (classId && !(await isTaughtClass(db, taught, classId))) throw failures.notFound();
  return listTaught(db, taught, classId);
}
