import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import { notices } from '#db/schema/notices.ts';

export function exportNotices(on: Db | Tx, userId: string) {
  return on
    .select({
      id: notices.id,
      kind: notices.kind,
      params: notices.params,
      createdAt: notices.createdAt,
      dismissedAt: notices.dismissedAt,
    })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(asc(notices.createdAt));
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

/** Removes dismissed notices, which nobody sees again. */
export async function removeDismissedNotices(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.dismissedAt, before));
}
