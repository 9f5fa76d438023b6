import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignments } from '#db/schema/all.ts';
import type { TaughtBy } from '#http/context.ts';
import type { AssignmentRow } from './store.ts';

/** A scheduled assignment, and the teacher for whom it is published. */
export type Due = { id: string; taught: TaughtBy };

const isDue = (now: Date) =>
  and(eq(assignments.isScheduled, true), lte(assignments.publishedAt, now), isNull(assignments.removedAt));

/** The assignments whose time has come and for which the rest is still to be done, earliest first. */
export async function listDue(db: Db, now: Date): Promise<Due[]> {
  const rows = await db
    .select({ id: assignments.id, teacherId: assignments.teacherId })
    .from(assignments)
    .where(isDue(now))
    .orderBy(asc(assignments.publishedAt));
  return rows.map(({ id, teacherId }) => ({ id, taught: { teacherId } as TaughtBy }));
}

/** Locks one of them until the transaction ends; null if it has been changed, removed or handed over meanwhile. */
export async function holdDue(
  tx: Tx,
  { id, taught }: Due,
  now: Date,
): Promise<(AssignmentRow & { publishedAt: Date }) | null> {
  const [row] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.teacherId, taught.teacherId), isDue(now)))
    .for('no key update');
  return row?.publishedAt ? { ...row, publishedAt: row.publishedAt } : null;
}
