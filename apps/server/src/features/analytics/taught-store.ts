import type { TaughtStudent } from '@wordgrove/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';

export type TaughtRow = Omit<TaughtStudent, 'figures'> & { timeZone: string };

const taughtStudents = rowsOf(
  'taught_students',
  ['teacherId', 'classId', 'studentId'],
  ({ teacherId, classId, studentId }) => sql<TaughtRow>`
    SELECT e.student_id AS "studentId", ${shownName} AS name, ${profiles.timeZone} AS "timeZone",
      ${profiles.lastActiveAt} AS "lastActiveAt",
      json_agg(json_build_object('classId', c.id, 'className', c.name) ORDER BY c.name, c.id) AS classes
    FROM ${classTeachers} AS t
    JOIN ${classes} AS c ON c.id = t.class_id AND c.archived_at IS NULL
    JOIN ${classEnrolments} AS e ON e.class_id = c.id AND e.status = 'active'
    JOIN ${authUsers} ON ${authUsers.id} = e.student_id
    JOIN ${profiles} ON ${profiles.userId} = e.student_id
    WHERE t.teacher_id = ${teacherId} AND (${classId}::uuid IS NULL OR c.id = ${classId}::uuid)
      AND (${studentId}::uuid IS NULL OR e.student_id = ${studentId}::uuid)
    GROUP BY e.student_id, ${authUsers.id}, ${profiles.userId}`,
);

/** The active students of one open class of the teacher, or of all of them. */
export async function listTaught(db: Db, { teacherId }: TaughtBy, classId: string | undefined): Promise<TaughtRow[]> {
  const rows = await taughtStudents(db, { teacherId, classId: classId ?? null, studentId: null });
  return rows.map(present);
}

/** Null unless the student is active in one of the teacher's open classes. */
export async function findTaught(db: Db, { teacherId }: TaughtBy, studentId: string): Promise<TaughtRow | null> {
  const [row] = await taughtStudents(db, { teacherId, classId: null, studentId });
  return row ? present(row) : null;
}

const teaches = rowsOf(
  'teaches_class',
  ['teacherId', 'classId'],
  ({ teacherId, classId }) => sql<{ classId: string }>`
    SELECT class_id AS "classId" FROM ${classTeachers} WHERE teacher_id = ${teacherId} AND class_id = ${classId}`,
);

export async function isTaughtClass(db: Db, { teacherId }: TaughtBy, classId: string): Promise<boolean> {
  return (await teaches(db, { teacherId, classId })).length > 0;
}

const present = ({ lastActiveAt, ...row }: TaughtRow): TaughtRow => ({
  ...row,
  lastActiveAt: lastActiveAt && new Date(lastActiveAt).toISOString(),
});
