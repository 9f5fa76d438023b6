import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { MovedWork } from '#db/moved-work.ts';
import { movedRows } from '#db/moved-work.ts';
import { ownRows } from '#db/own-rows.ts';
import type { Person } from '#db/person.ts';
import { noticeMails, notices } from '#db/schema/notices.ts';

export function exportNotices(on: Db | Tx, userId: string) {
  return ownRows(on, { userId })(notices, 'createdAt');
}

/** Whether the person gets digests, and what was sent. */
export function exportDigest(on: Db | Tx, userId: string) {
  return on.select().from(noticeMails).where(eq(noticeMails.userId, userId));
}

/** Removes other people's notices that name the person; the person's own go with the account. */
export async function removeNoticesNaming(tx: Tx, { userId, names }: Person): Promise<void> {
  const values = sql`SELECT value FROM jsonb_each_text(${notices.params})`;
  await tx
    .delete(notices)
    .where(
      and(ne(notices.userId, userId), sql`EXISTS (${values} WHERE value = ANY (${sql.param([...names])}::text[]))`),
    );
}

/** Removes what was written before `before`, read or not. */
export async function removeOldNotices(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before));
}

/** What students were told of an assignment is about the one that their part of it has become. */
export async function moveNotices(tx: Tx, moves: readonly MovedWork[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`
    UPDATE ${notices} SET assignment_id = moved.to_id FROM ${movedRows(moves)}
    WHERE ${notices.assignmentId} = moved.from_id AND ${notices.userId} = moved.student_id`);
}
