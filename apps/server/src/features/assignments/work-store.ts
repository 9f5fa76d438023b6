import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import {
  assignmentClasses,
  assignmentStudents,
  assignments,
  assignmentWork,
  authUsers,
  classEnrolments,
  classTeachers,
  gamePlays,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { OwnRows } from '#http/context.ts';
import type { FinishedPlay } from './rules.ts';
import type { AssignmentRow } from './store.ts';
import { learnersWhere } from './visible.ts';

export type Learner = { studentId: string; name: string; className: string };

/** Who has it now, by name; or the one named, if that is one of them. */
export async function listLearners(on: Db | Tx, id: string, studentId?: string): Promise<Learner[]> {
  const one = studentId === undefined ? sql`` : sql` AND e.student_id = ${studentId}`;
  const { rows } = await on.execute<Learner>(sql`
    SELECT learners.student_id AS "studentId", ${shownName} AS name, learners.class_name AS "className"
    FROM ${learnersWhere(sql`a.id = ${id}${one}`)} AS learners
    JOIN ${authUsers} ON ${authUsers.id} = learners.student_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = learners.student_id
    ORDER BY lower(${shownName}), learners.student_id`);
  return rows;
}

/**
 * How many had it and were taken out of its classes since. Of what they did nothing is told, not even whether they did
 * something.
 */
export async function countGone(on: Db, id: string): Promise<number> {
  const { rows } = await on.execute<{ gone: number }>(sql`
    SELECT count(DISTINCT e.student_id)::int AS gone
    FROM ${assignments} AS a
    JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
    JOIN ${classTeachers} AS t ON t.class_id = link.class_id AND t.teacher_id = a.teacher_id
    JOIN ${classEnrolments} AS e ON e.class_id = link.class_id AND e.status = 'removed' AND e.decided_at >= a.published_at
    WHERE a.id = ${id} AND (NOT a.is_for_some OR EXISTS (
      SELECT FROM ${assignmentStudents} AS chosen WHERE chosen.assignment_id = a.id AND chosen.student_id = e.student_id))
    AND NOT EXISTS (
      SELECT FROM ${classEnrolments} AS now_in
      JOIN ${assignmentClasses} AS other ON other.assignment_id = a.id AND other.class_id = now_in.class_id
      WHERE now_in.student_id = e.student_id AND now_in.status = 'active')`);
  return rows[0]?.gone ?? 0;
}

/** Everybody who has it, always in the same order. */
export async function listLearnerIds(on: Db | Tx, id: string): Promise<string[]> {
  const learners = await listLearners(on, id);
  return learners.map(({ studentId }) => studentId).sort();
}

type Named = { teacherName: string; className: string };
export type OwnRow = Named & { assignment: AssignmentRow };

/** What the student's teachers show, of which `condition` holds. */
export const shownTo = ({ userId }: OwnRows, condition: SQL) =>
  learnersWhere(sql`e.student_id = ${userId} AND a.published_at IS NOT NULL AND a.removed_at IS NULL AND ${condition}`);

/** One that somebody's teacher has set; null of any other. */
export async function findOwn(on: Db | Tx, own: OwnRows, id: string): Promise<OwnRow | null> {
  const [found] = await on.select().from(assignments).where(eq(assignments.id, id));
  const named = (await nameOwn(on, own, [id])).get(id);
  return found && named ? { assignment: found, ...named } : null;
}

/** By which class and from whom the student has them; those that the student doesn't have are left out. */
export async function nameOwn(on: Db | Tx, own: OwnRows, ids: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await on.execute<{ id: string; className: string; teacherName: string }>(sql`
    SELECT learners.assignment_id AS id, learners.class_name AS "className", ${shownName} AS "teacherName"
    FROM ${shownTo(own, sql`a.id = ANY (${sql.param([...ids])}::uuid[])`)} AS learners
    JOIN ${assignments} ON ${assignments.id} = learners.assignment_id
    JOIN ${authUsers} ON ${authUsers.id} = ${assignments.teacherId}
    LEFT JOIN ${profiles} ON ${profiles.userId} = ${assignments.teacherId}`);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

export type WorkRow = Pick<
  typeof assignmentWork.$inferSelect,
  'studentId' | 'assignmentId' | 'turnedInAt' | 'extendedTo'
>;

type Which = { ids: readonly string[]; studentId?: string | undefined };

/** What was said of the assignments, by everybody or by one. */
export function listWork(on: Db | Tx, { ids, studentId }: Which): Promise<WorkRow[]> {
  return on
    .select()
    .from(assignmentWork)
    .where(
      and(
        inArray(assignmentWork.assignmentId, [...ids]),
        studentId === undefined ? undefined : eq(assignmentWork.studentId, studentId),
      ),
    );
}

export type AttemptRow = FinishedPlay & { studentId: string; assignmentId: string };

/** Finished attempts in the order in which they ended, by everybody or by one. */
export async function listAttempts(on: Db | Tx, { ids, studentId }: Which): Promise<AttemptRow[]> {
  const rows = await on
    .select({
      id: gamePlays.id,
      studentId: gamePlays.studentId,
      assignmentId: gamePlays.assignmentId,
      points: gamePlays.points,
      maxPoints: gamePlays.maxPoints,
      finishedAt: gamePlays.finishedAt,
      xpReason: gamePlays.xpReason,
    })
    .from(gamePlays)
    .where(
      and(
        inArray(gamePlays.assignmentId, [...ids]),
        isNotNull(gamePlays.finishedAt),
        studentId === undefined ? undefined : eq(gamePlays.studentId, studentId),
      ),
    )
    .orderBy(asc(gamePlays.finishedAt), asc(gamePlays.id));
  return rows.flatMap(({ xpReason, points, maxPoints, finishedAt, assignmentId, ...row }) =>
    assignmentId === null || points === null || maxPoints === null || finishedAt === null
      ? []
      : [{ ...row, assignmentId, points, maxPoints, finishedAt, isTooFast: xpReason === 'too-fast' }],
  );
}

export type OpenAttempt = { id: string; studentId: string; assignmentId: string };

/** Attempts that were left in the middle, the latest first. */
export async function listOpenAttempts(on: Db | Tx, { ids, studentId }: Which): Promise<OpenAttempt[]> {
  const rows = await on
    .select({ id: gamePlays.id, studentId: gamePlays.studentId, assignmentId: gamePlays.assignmentId })
    .from(gamePlays)
    .where(
      and(
        inArray(gamePlays.assignmentId, [...ids]),
        isNull(gamePlays.finishedAt),
        isNull(gamePlays.leftAt),
        studentId === undefined ? undefined : eq(gamePlays.studentId, studentId),
      ),
    )
    .orderBy(desc(gamePlays.startedAt), desc(gamePlays.id));
  return rows.flatMap(({ assignmentId, ...row }) => (assignmentId === null ? [] : [{ ...row, assignmentId }]));
}

/** Sets one student's row, which comes into being with it. */
export async function putWork(
  tx: Tx,
  { studentId, assignmentId }: Pick<WorkRow, 'studentId' | 'assignmentId'>,
  change: Partial<Pick<WorkRow, 'turnedInAt' | 'extendedTo'>>,
  now: Date,
): Promise<void> {
  await tx
    .insert(assignmentWork)
    .values({ studentId, assignmentId, ...change, updatedAt: now })
    .onConflictDoUpdate({
      target: [assignmentWork.studentId, assignmentWork.assignmentId],
      set: { ...change, updatedAt: now },
    });
}

/** Makes what one student says of one assignment follow one another until the transaction ends. */
export async function holdWork(tx: Tx, studentId: string, assignmentId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`assignment:${studentId}:${assignmentId}`}, 0))`,
  );
}
