import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentClasses, assignments, classTeachers } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import type { AssignmentRow } from './store.ts';

/** An assignment in a list. A word list may be thousands long, so only its length is read. */
export type ListedRow = Omit<AssignmentRow, 'task'> & Pick<ListedAssignment, 'task' | 'words'>;

/** Null `classId` means all classes; null `before` starts from the newest. */
export type ListWish = { classId: string | null; before: string | null; size: number };

const page = statement('assignments', ['teacherId', 'classId', 'before', 'size'], (on, wanted) => {
  const { task: _, ...columns } = getTableColumns(assignments);
  const isOfClass = sql`EXISTS (SELECT FROM ${assignmentClasses} AS link
    JOIN ${classTeachers} AS t ON t.class_id = link.class_id AND t.teacher_id = ${assignments.teacherId}
    WHERE link.assignment_id = ${assignments.id} AND link.class_id = ${wanted.classId}::uuid)`;
  const isOlder = sql`(${assignments.createdAt}, ${assignments.id}) < (SELECT last.created_at, last.id
    FROM ${assignments} AS last WHERE last.id = ${wanted.before}::uuid AND last.teacher_id = ${wanted.teacherId})`;
  return on
    .select({
      ...columns,
      task: sql<ListedRow['task']>`${assignments.task} - 'material'`,
      words: sql<ListedRow['words']>`CASE WHEN ${assignments.task} #>> '{material,kind}' = 'words' THEN (
        SELECT json_build_object('listed', count(*), 'unknown', count(*) FILTER (WHERE listed->>'word' IS NULL))
        FROM jsonb_array_elements(${assignments.task} #> '{material,words}') AS listed) END`,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.teacherId, wanted.teacherId),
        isNull(assignments.removedAt),
        sql`(${wanted.classId}::uuid IS NULL OR ${isOfClass})`,
        sql`(${wanted.before}::uuid IS NULL OR ${isOlder})`,
      ),
    )
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(wanted.size);
});

/** The teacher's own assignments that aren't removed, newest first. */
export function listAssignments(on: Db | Tx, { teacherId }: TaughtBy, wish: ListWish): Promise<ListedRow[]> {
  return page(on, { teacherId, ...wish });
}
