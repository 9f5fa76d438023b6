import type { ListedAssignment } from '@wordgrove/contract/assignments';
import type { Placeholder, SQL } from 'drizzle-orm';
import { desc, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { isBelow } from '#db/newest-first.ts';
import { assignmentClasses, assignments, classTeachers } from '#db/schema/all.ts';
import type { Wanted } from '#db/statement.ts';
import { statement } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import { wordsListed } from './kinds/game/game-store.ts';
import { byKind } from './kinds/kinds-store.ts';
import type { AssignmentRow } from './store.ts';
import { isShared } from './taught-store.ts';

const a = alias(assignments, 'a');

/** An assignment in a list. A word list may be thousands long, so only its length is read. */
export type ListedRow = Omit<AssignmentRow, 'task'> & Pick<ListedAssignment, 'task' | 'words'>;

/** Null `classId` means all classes; null `before` starts from the newest. */
export type ListWish = { classId: string | null; before: string | null; size: number };

const pageOfAll = statement('assignments', ['teacherId', 'before', 'size'], (on, wanted) =>
  selectPage(on, wanted, isShared(wanted.teacherId)),
);

const pageOfClass = statement('assignments_of_class', ['teacherId', 'classId', 'before', 'size'], (on, wanted) =>
  selectPage(
    on,
    wanted,
    sql`a.id IN (SELECT link.assignment_id FROM ${assignmentClasses} AS link
      JOIN ${classTeachers} AS reader ON reader.class_id = link.class_id AND reader.teacher_id = ${wanted.teacherId}
      JOIN ${classTeachers} AS setter ON setter.class_id = link.class_id AND setter.teacher_id = a.teacher_id
      WHERE link.class_id = ${wanted.classId}::uuid)`,
  ),
);

/** Who may have set what the reader has: the reader, and the other teachers of the reader's classes. */
const settersFor = (teacherId: Placeholder) => sql`
  SELECT ${teacherId}::uuid AS id UNION SELECT each.teacher_id FROM ${classTeachers} AS reader
  JOIN ${classTeachers} AS each ON each.class_id = reader.class_id WHERE reader.teacher_id = ${teacherId}`;

/** Reads a page of each setter's, newest first, and of these the newest: each from the index. */
function selectPage(on: Db | Tx, { teacherId, before, size }: Wanted<'teacherId' | 'before' | 'size'>, condition: SQL) {
  const { task: _, ...columns } = getTableColumns(a);
  const isNext = isBelow(
    a,
    before,
    sql`FROM ${assignments} AS last WHERE last.teacher_id IN (${settersFor(teacherId)})`,
  );
  const newest = sql`(
    SELECT found.id FROM (${settersFor(teacherId)}) AS setters CROSS JOIN LATERAL (
      SELECT a.id, a.created_at FROM ${assignments} AS a
      WHERE a.teacher_id = setters.id AND a.removed_at IS NULL AND ${isNext} AND ${condition}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${size}) AS found
    ORDER BY found.created_at DESC, found.id DESC LIMIT ${size})`;
  return on
    .select({ ...columns, task: sql<ListedRow['task']>`${byKind(({ listed }) => listed)}`, words: wordsListed })
    .from(a)
    .where(sql`a.id IN ${newest}`)
    .orderBy(desc(a.createdAt), desc(a.id));
}

/** The assignments of the teacher's classes that aren't removed, whoever of their teachers set them, newest first. */
export function listAssignments(on: Db | Tx, { teacherId }: TaughtBy, wish: ListWish): Promise<ListedRow[]> {
  const { classId, ...page } = wish;
  return classId === null ? pageOfAll(on, { teacherId, ...page }) : pageOfClass(on, { teacherId, classId, ...page });
}
