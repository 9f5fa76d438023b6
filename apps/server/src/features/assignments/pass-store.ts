import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
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

/** An assignment that became two, and whose work went to the new one. */
export type Split = { fromId: string; toId: string; studentIds: string[] };

/**
 * Splits the assignments that a teacher set for a class and others: the class's part, with all that its students have
 * done, becomes an assignment of its own by the other teacher. A student who is in one of the other classes as well
 * keeps the work there.
 */
export async function splitAssignments(tx: Tx, uuid: () => string, passing: Passing): Promise<Split[]> {
  const { classId, fromId, toId } = passing;
  const rows = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.teacherId, fromId), isFor(sql`=`, classId), isFor(sql`<>`, classId)))
    .orderBy(assignments.id)
    .for('no key update');
  const splits: Split[] = [];
  for (const row of rows) {
    const split = { fromId: row.id, toId: uuid(), studentIds: await listLearnersOnlyOf(tx, row.id, classId) };
    await tx.insert(assignments).values({ ...row, id: split.toId, teacherId: toId });
    await moveParts(tx, classId, split);
    splits.push(split);
  }
  return splits;
}

async function listLearnersOnlyOf(tx: Tx, id: string, classId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT e.student_id AS id FROM class_enrolments AS e
    WHERE e.class_id = ${classId} AND NOT EXISTS (
      SELECT FROM ${assignmentClasses} AS link JOIN class_enrolments AS other ON other.class_id = link.class_id
      WHERE link.assignment_id = ${id} AND link.class_id <> ${classId} AND other.student_id = e.student_id
        AND other.status = 'active')`);
  return rows.map((row) => row.id);
}

async function moveParts(tx: Tx, classId: string, { fromId, toId, studentIds }: Split): Promise<void> {
  await tx
    .update(assignmentClasses)
    .set({ assignmentId: toId })
    .where(and(eq(assignmentClasses.assignmentId, fromId), eq(assignmentClasses.classId, classId)));
  const words = { word: assignmentWords.word, position: assignmentWords.position, text: assignmentWords.text };
  const learned = await tx
    .select({ ...words, cardId: assignmentWords.cardId })
    .from(assignmentWords)
    .where(eq(assignmentWords.assignmentId, fromId));
  if (learned.length > 0)
    await tx.insert(assignmentWords).values(learned.map((each) => ({ ...each, assignmentId: toId })));
  if (studentIds.length === 0) return;
  for (const table of [assignmentStudents, assignmentWork, assignmentHandIns, assignmentFiles])
    await tx
      .update(table)
      .set({ assignmentId: toId })
      .where(and(eq(table.assignmentId, fromId), inArray(table.studentId, studentIds)));
}
