import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import type { MovedWork } from '#db/moved-work.ts';
import { movedRows } from '#db/moved-work.ts';
import {
  assignmentClasses,
  assignmentFiles,
  assignmentHandIns,
  assignmentStudents,
  assignments,
  assignmentWords,
  assignmentWork,
} from '#db/schema/all.ts';

type Passing = { classId: string; fromId: string; toId: string };

const isFor = (operator: SQL, classId: string) => sql`EXISTS (
  SELECT FROM ${assignmentClasses} AS link WHERE link.assignment_id = ${assignments.id} AND link.class_id ${operator} ${classId})`;

/**
 * Gives a class's assignments to another of its teachers, drafts and removed ones too. An assignment that was also set
 * for another class stays with its teacher.
 */
export async function passAssignmentsOn(tx: Tx, { classId, fromId, toId }: Passing): Promise<void> {
  await tx
    .update(assignments)
    .set({ teacherId: toId })
    .where(and(eq(assignments.teacherId, fromId), isFor(sql`=`, classId), sql`NOT ${isFor(sql`<>`, classId)}`));
}

/**
 * Splits the assignments that a teacher set for a class and others: the class's part, with all that its students have
 * done, becomes an assignment of its own by the other teacher. A student who is in one of the other classes as well
 * keeps the work there.
 *
 * @returns whose work went with a new assignment
 */
export async function splitAssignments(tx: Tx, uuid: () => string, passing: Passing): Promise<MovedWork[]> {
  const { classId, fromId, toId } = passing;
  const rows = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.teacherId, fromId), isFor(sql`=`, classId), isFor(sql`<>`, classId)))
    .orderBy(assignments.id)
    .for('no key update');
  if (rows.length === 0) return [];
  const newIds = new Map(rows.map(({ id }) => [id, uuid()]));
  const parts = rows.map((row) => ({ ...row, id: newIds.get(row.id) ?? row.id, teacherId: toId }));
  const learners = await listLearnersOnlyOf(tx, [...newIds.keys()], classId);
  await tx.insert(assignments).values(parts);
  await splitMaterial(tx, classId, newIds);
  const moves = learners.map(({ id, studentId }) => ({ fromId: id, toId: newIds.get(id) ?? id, studentId }));
  if (moves.length > 0) await moveWork(tx, moves);
  return moves;
}

/** For each of the assignments, the students of the class who are in none of its other classes. */
async function listLearnersOnlyOf(tx: Tx, ids: readonly string[], classId: string) {
  const { rows } = await tx.execute<{ id: string; studentId: string }>(sql`
    SELECT DISTINCT a.id, e.student_id AS "studentId"
    FROM unnest(${sql.param([...ids])}::uuid[]) AS a (id) JOIN class_enrolments AS e ON e.class_id = ${classId}
    WHERE NOT EXISTS (
      SELECT FROM ${assignmentClasses} AS link JOIN class_enrolments AS other ON other.class_id = link.class_id
      WHERE link.assignment_id = a.id AND link.class_id <> ${classId} AND other.student_id = e.student_id
        AND other.status = 'active')`);
  return rows;
}

/** Gives each part its class and, if it has words, all of them. */
async function splitMaterial(tx: Tx, classId: string, newIds: ReadonlyMap<string, string>): Promise<void> {
  const split = sql`unnest(${sql.param([...newIds.keys()])}::uuid[], ${sql.param([...newIds.values()])}::uuid[])
    AS split (from_id, to_id)`;
  await tx.execute(sql`
    UPDATE ${assignmentClasses} SET assignment_id = split.to_id FROM ${split}
    WHERE ${assignmentClasses.assignmentId} = split.from_id AND ${assignmentClasses.classId} = ${classId}`);
  await tx.execute(sql`
    INSERT INTO ${assignmentWords} (assignment_id, word, position, text, card_id)
    SELECT split.to_id, w.word, w.position, w.text, w.card_id
    FROM ${split} JOIN ${assignmentWords} AS w ON w.assignment_id = split.from_id`);
}

async function moveWork(tx: Tx, moves: readonly MovedWork[]): Promise<void> {
  for (const table of [assignmentStudents, assignmentWork, assignmentHandIns, assignmentFiles])
    await tx.execute(sql`
      UPDATE ${table} SET assignment_id = moved.to_id FROM ${movedRows(moves)}
      WHERE ${table.assignmentId} = moved.from_id AND ${table.studentId} = moved.student_id`);
}
