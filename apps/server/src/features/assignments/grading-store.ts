import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentComments, assignmentWork } from '#db/schema/all.ts';
import type { TaughtBy } from '#http/context.ts';

/** The most points that anybody was given, or is about to be; null when nobody was. */
export async function findHighestPoints(tx: Tx, assignmentId: string): Promise<number | null> {
  const [row] = await tx
    .select({ highest: sql<number | null>`max(greatest(grade_points, (draft->>'points')::numeric))::float8` })
    .from(assignmentWork)
    .where(eq(assignmentWork.assignmentId, assignmentId));
  return row?.highest ?? null;
}

type CommentRow = Pick<typeof assignmentComments.$inferSelect, 'id' | 'text'>;

/** A teacher's own frequent comments, oldest first. */
export function listComments(on: Db | Tx, { teacherId }: TaughtBy): Promise<CommentRow[]> {
  return on
    .select({ id: assignmentComments.id, text: assignmentComments.text })
    .from(assignmentComments)
    .where(eq(assignmentComments.teacherId, teacherId))
    .orderBy(asc(assignmentComments.createdAt), asc(assignmentComments.id));
}

/** False when the id is taken. */
export async function insertComment(
  tx: Tx,
  { teacherId }: TaughtBy,
  { id, text }: CommentRow,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(assignmentComments)
    .values({ id, teacherId, text, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: assignmentComments.id });
  return inserted.length > 0;
}

/** False when the teacher has no such comment. */
export async function updateComment(tx: Tx, { teacherId }: TaughtBy, { id, text }: CommentRow): Promise<boolean> {
  const updated = await tx
    .update(assignmentComments)
    .set({ text })
    .where(and(eq(assignmentComments.id, id), eq(assignmentComments.teacherId, teacherId)))
    .returning({ id: assignmentComments.id });
  return updated.length > 0;
}

/** False when the teacher has no such comment. */
export async function removeComment(tx: Tx, { teacherId }: TaughtBy, id: string): Promise<boolean> {
  const removed = await tx
    .delete(assignmentComments)
    .where(and(eq(assignmentComments.id, id), eq(assignmentComments.teacherId, teacherId)))
    .returning({ id: assignmentComments.id });
  return removed.length > 0;
}
