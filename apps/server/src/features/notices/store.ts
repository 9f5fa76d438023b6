import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { notices } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

export type NoticeRow = Pick<typeof notices.$inferSelect, 'id' | 'kind' | 'params' | 'createdAt'>;

export type NewNotice = Omit<NoticeRow, 'createdAt'> & { userId: string; now: Date };

const shownAtOnce = 100;

/** What the reader hasn't put away yet, newest first. */
export function listNotices(on: Db | Tx, own: OwnRows): Promise<NoticeRow[]> {
  return on
    .select({ id: notices.id, kind: notices.kind, params: notices.params, createdAt: notices.createdAt })
    .from(notices)
    .where(and(eq(notices.userId, own.userId), isNull(notices.dismissedAt)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(shownAtOnce);
}

/** Puts a notice away; the first time counts. False when the reader has no such notice. */
export async function dismissNotice(tx: Tx, own: OwnRows, id: string, now: Date): Promise<boolean> {
  const dismissed = await tx
    .update(notices)
    .set({ dismissedAt: sql`coalesce(${notices.dismissedAt}, ${now})` })
    .where(and(eq(notices.id, id), eq(notices.userId, own.userId)))
    .returning({ id: notices.id });
  return dismissed.length > 0;
}

export function insertNotice(tx: Tx, notice: NewNotice): Promise<void> {
  return insertNotices(tx, [notice]);
}

export async function insertNotices(tx: Tx, list: readonly NewNotice[]): Promise<void> {
  if (list.length === 0) return;
  await tx.insert(notices).values(list.map(({ now, ...notice }) => ({ ...notice, createdAt: now })));
}
