import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentComments, assignmentWork } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';

/** Whether anybody was told points, and the most that anybody is about to be; null when nobody is. */
export async function findPoints(tx: Tx, assignmentId: string): Promise<{ isTold: boolean; highest: number | null }> {
  const [row] = await tx
    .select({
      isTold: sql<boolean>`coalesce(bool_or(returned_at IS NOT NULL AND grade_points IS NOT NULL), false)`,
      highest: sql<number | null>`max((draft->>'points')::numeric)::float8`,
    })
    .from(assignmentWork)
    .where(eq(assignmentWork.assignmentId, assignmentId));
  return row ?? { isTold: false, highest: null };
}

type CommentRow = Pick<typeof assignmentComments.$inferSelect, 'id' | 'text'>;

/** In how many seconds a use comes to count half: a month. */
const halving = sql.raw(String(30 * 86_400));

/** A teacher's own frequent comments: those used most and lately first, then the others, oldest first. */
export function listComments(on: Db | Tx, { teacherId }: TaughtBy): Promise<CommentRow[]> {
  const { createdAt, id, text, usedAt, usedWeight } = assignmentComments;
  // The logarithm of what is left of the weight at any one instant.
  const use = sql`CASE WHEN ${usedWeight} > 0 THEN log(2, ${usedWeight}::numeric) + extract(epoch FROM ${usedAt}) / ${halving} END`;
  return on
    .select({ id, text })
    .from(assignmentComments)
    .where(eq(assignmentComments.teacherId, teacherId))
    .orderBy(sql`${use} DESC NULLS LAST`, asc(createdAt), asc(id));
}

const countUse = rowsOf(
  'count_comment_use',
  ['teacherId', 'ids', 'times', 'now'],
  ({ teacherId, ids, times, now }) => sql<never>`
    WITH used AS (
      SELECT c.id, counted.times FROM unnest(${ids}::uuid[], ${times}::int[]) AS counted (id, times)
      JOIN ${assignmentComments} AS c ON c.id = counted.id AND c.teacher_id = ${teacherId}
      -- Two screens of the teacher may return work at the same moment.
      ORDER BY c.id FOR UPDATE OF c)
    UPDATE ${assignmentComments} AS c SET used_at = ${now}::timestamptz, used_weight = used.times + c.used_weight
      * power(0.5, greatest(0, extract(epoch FROM ${now}::timestamptz - coalesce(c.used_at, ${now}::timestamptz))) / ${halving})
    FROM used WHERE c.id = used.id`,
);

/** Counts how often each of a teacher's comments was just used. */
export async function countCommentUse(
  tx: Tx,
  { teacherId }: TaughtBy,
  uses: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  if (uses.size === 0) return;
  const times = [...uses.values()].map(String);
  await countUse(tx, { teacherId, ids: [...uses.keys()], times, now: now.toISOString() });
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
