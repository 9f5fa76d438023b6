import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentClasses, assignments, authUsers, classes, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';

// Homework reaches a class while whoever set it teaches the class; all of the class's teachers then share it. Of other
// classes that it was set for as well, each teacher sees only the own ones.

/** Whether the reader teaches the class `c`. */
export const isOwnClass = (teacherId: Given): SQL =>
  sql`c.id IN (SELECT reader.class_id FROM ${classTeachers} AS reader WHERE reader.teacher_id = ${teacherId})`;

/** The classes of `a` as `link`, with the reader as one of their teachers beside whoever set it. */
const sharedWith = (teacherId: Given): SQL => sql`${assignmentClasses} AS link
  JOIN ${classTeachers} AS setter ON setter.class_id = link.class_id AND setter.teacher_id = a.teacher_id
  JOIN ${classTeachers} AS reader ON reader.class_id = link.class_id AND reader.teacher_id = ${teacherId}
  WHERE link.assignment_id = a.id`;

/** Whether the reader set `a`, or teaches one of its classes together with whoever did. */
export const isShared = (teacherId: Given): SQL =>
  sql`(a.teacher_id = ${teacherId} OR EXISTS (SELECT FROM ${sharedWith(teacherId)}))`;

/** Whether the reader may change `a` itself: set it, or teaches every class that has it. */
export const isRun = (teacherId: Given): SQL =>
  sql`(a.teacher_id = ${teacherId} OR (EXISTS (SELECT FROM ${sharedWith(teacherId)}) AND NOT EXISTS (
    SELECT FROM ${assignmentClasses} AS link WHERE link.assignment_id = a.id AND NOT EXISTS (
      SELECT FROM ${classTeachers} AS reader WHERE reader.class_id = link.class_id AND reader.teacher_id = ${teacherId}))))`;

/** Everybody whose pages show `a` as a teacher. */
export const teachersOf = sql`ARRAY(
  SELECT a.teacher_id UNION SELECT each.teacher_id FROM ${assignmentClasses} AS link
  JOIN ${classTeachers} AS setter ON setter.class_id = link.class_id AND setter.teacher_id = a.teacher_id
  JOIN ${classTeachers} AS each ON each.class_id = link.class_id WHERE link.assignment_id = a.id)`;

const teacherIds = rowsOf(
  'teachers_of_assignment',
  ['id'],
  ({ id }) => sql<{ ids: string[] }>`SELECT ${teachersOf} AS ids FROM ${assignments} AS a WHERE a.id = ${id}`,
);

/** Everybody whose pages show the assignment as a teacher. */
export async function listTeachers(on: Db | Tx, id: string): Promise<string[]> {
  const [row] = await teacherIds(on, { id });
  return row?.ids ?? [];
}

/** A class of an assignment, and who set that, unless it was the reader. */
export type ClassOf = { assignmentId: string; id: string; name: string; isOwn: boolean; setBy: string | null };

const classesOf = rowsOf(
  'classes_of_assignments',
  ['teacherId', 'ids'],
  ({ teacherId, ids }) => sql<ClassOf>`
    SELECT a.id AS "assignmentId", c.id, c.name, EXISTS (
        SELECT FROM ${classTeachers} AS reader WHERE reader.class_id = c.id AND reader.teacher_id = ${teacherId}) AS "isOwn",
      CASE WHEN a.teacher_id <> ${teacherId}::uuid THEN ${shownName} END AS "setBy"
    FROM ${assignments} AS a
    JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
    JOIN ${classes} AS c ON c.id = link.class_id
    JOIN ${authUsers} ON ${authUsers.id} = a.teacher_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = a.teacher_id
    WHERE a.id = ANY (${ids}::uuid[])
    ORDER BY lower(c.name), c.id`,
);

/** Each assignment's classes, by name, including those that the reader doesn't teach. */
export function listAllClassesOf(on: Db | Tx, { teacherId }: TaughtBy, ids: readonly string[]): Promise<ClassOf[]> {
  return classesOf(on, { teacherId, ids });
}

/** Each assignment's classes, by name, without those the teacher gave away or never had. */
export async function listClassesOf(on: Db | Tx, taught: TaughtBy, ids: readonly string[]): Promise<ClassOf[]> {
  return (await listAllClassesOf(on, taught, ids)).filter(({ isOwn }) => isOwn);
}

/** The scope of whoever set an assignment that the caller may change: its text or deck is theirs. */
export function scopeOfSetter({ teacherId }: { teacherId: string }): TaughtBy {
  return { teacherId } as TaughtBy;
}
