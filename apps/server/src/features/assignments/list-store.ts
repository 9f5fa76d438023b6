import type { ListedAssignment } from '@wordgrove/contract/assignments';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
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

const a = alias(assignments, 'a');

/** An assignment in a list. A word list may be thousands long, so only its length is read. */
export type ListedRow = Omit<AssignmentRow, 'task'> & Pick<ListedAssignment, 'task' | 'words'>;

/** Null `classId` means all classes; null `before` starts from the newest. */
export type ListWish = { classId: string | null; before: string | null; size: number };

const pageOfAll = statement('assignments', ['teacherId', 'before', 'size'], (on, wanted) => selectPage(on, wanted));

const pageOfClass = statement('assignments_of_class', ['teacherId', 'classId', 'before', 'size'], (on, wanted) =>
  selectPage(
    on,
    wanted,
    sql`a.id IN (SELECT link.assignment_id FROM ${assignmentClasses} AS link
      JOIN ${classTeachers} AS t ON t.class_id = link.class_id AND t.teacher_id = ${wanted.teacherId}
      WHERE link.class_id = ${wanted.classId}::uuid)`,
  ),
);

function selectPage(
  on: Db | Tx,
  { teacherId, before, size }: Wanted<'teacherId' | 'before' | 'size'>,
  condition?: SQL,
) {
  const { task: _, ...columns } = getTableColumns(a);
  return on
    .select({ ...columns, task: sql<ListedRow['task']>`${byKind(({ listed }) => listed)}`, words: wordsListed })
    .from(a)
    .where(
      and(
        eq(a.teacherId, teacherId),
        isNull(a.removedAt),
        isBelow(a, before, sql`FROM ${assignments} AS last WHERE last.teacher_id = ${teacherId}`),
        condition,
      ),
    )
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(size);
}

/** The teacher's own assignments that aren't removed, newest first. */
export function listAssignments(on: Db | Tx, { teacherId }: TaughtBy, wish: ListWish): Promise<ListedRow[]> {
  const { classId, ...page } = wish;
  return classId === null ? pageOfAll(on, { teacherId, ...page }) : pageOfClass(on, { teacherId, classId, ...page });
}
