import type { Notice } from '@wordgrove/contract/notices';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { notices } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

export type NewNotice = Pick<Notice, 'id' | 'kind' | 'params'> & { userId: string; now: Date };

/** Marks a notice as read; only the first time counts. False when the reader has no such notice. */
export async function readNotice(tx: Tx, own: OwnRows, id: string, now: Date): Promise<boolean> {
  const read = await tx
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${now})` })
    .where(and(eq(notices.id, id), eq(notices.userId, own.userId)))
    .returning({ id: notices.id });
  return read.length > 0;
}

export function insertNotice(tx: Tx, notice: NewNotice): Promise<void> {
  return insertNotices(tx, [notice]);
}

/** Removes notices about what can't be answered any more. */
export async function removeNotices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(notices).where(inArray(notices.id, ids));
}

/** Kinds about the same matter: the newest gives its current state. */
const sameMatter: readonly (readonly NewNotice['kind'][])[] = [
  ['enrolment-approved', 'enrolment-declined', 'class-left'],
  ['sign-in-code-made'],
];

/** Inserts notices and marks an older one about the same matter and class as read, which would contradict or repeat it. */
export async function insertNotices(tx: Tx, list: readonly NewNotice[]): Promise<void> {
  if (list.length === 0) return;
  await readOlder(tx, list);
  await tx.insert(notices).values(list.map(({ now, ...notice }) => ({ ...notice, createdAt: now })));
}

async function readOlder(tx: Tx, list: readonly NewNotice[]): Promise<void> {
  const about = list.flatMap(({ userId, kind, params, now }) =>
    (sameMatter.find((matter) => matter.includes(kind)) ?? []).map((older) => ({
      ...{ user_id: userId, kind: older, class_name: params.className ?? null },
      now: now.toISOString(),
    })),
  );
  if (about.length === 0) return;
  await tx.execute(sql`
    UPDATE ${notices} SET read_at = about.now
    FROM jsonb_to_recordset(${JSON.stringify(about)}::jsonb)
      AS about (user_id uuid, kind text, class_name text, now timestamptz)
    WHERE ${notices.userId} = about.user_id AND ${notices.kind} = about.kind AND ${notices.readAt} IS NULL
      AND ${notices.params}->>'className' IS NOT DISTINCT FROM about.class_name`);
}

const shownAtOnce = 100;

/**
 * The unread notices about a reader's account and classes, newest first. An offer to teach isn't among them: where these
 * are shown, it stands beside them until it is answered.
 */
export const unreadNotices: Part<'userId', Notice[], Notice[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(notice) FROM (
    SELECT id, kind, params, created_at AS "createdAt" FROM notices WHERE user_id = ${userId} AND read_at IS NULL AND assignment_id IS NULL AND kind <> 'teaching-offered'
    ORDER BY created_at DESC, id DESC LIMIT ${sql.raw(String(shownAtOnce))}) AS notice), '[]')`,
  read: (notices) => notices.map((notice) => ({ ...notice, createdAt: new Date(notice.createdAt).toISOString() })),
};
