import { limits } from '@wordgrove/contract/limits';
import type { ListedNotice } from '@wordgrove/contract/notices';
import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { notices } from '#db/schema/all.ts';
import type { Asked, Part } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

/**
 * The assignment of a notice as `(title, due_at, time_zone, is_to_do, returned_at, waiting, class_name)`, if that is the
 * reader's: the owner of assignments decides that. `waiting` is how much work waits for its teacher, `class_name` the
 * class that all of it comes from.
 */
export type HomeworkOf = (wanted: Asked<'userId' | 'now'>, notice: { id: SQL; kind: SQL }) => SQL;

/**
 * The reader's notices `n`, newest first, with the assignment as `work`. A notice about homework that the reader no
 * longer has, or that there is nothing left to do about, isn't shown, nor one about a due time or a return that has
 * changed.
 */
const shown = (homeworkOf: HomeworkOf, wanted: Asked<'userId' | 'now'>, condition: SQL) => sql`
  FROM notices AS n LEFT JOIN LATERAL (${homeworkOf(wanted, { id: sql`n.assignment_id`, kind: sql`n.kind` })}) AS work ON true
  WHERE n.user_id = ${wanted.userId} AND ${condition} AND (n.assignment_id IS NULL OR CASE n.kind
    WHEN 'assignment-waiting' THEN work.waiting > 0
    WHEN 'assignment-returned' THEN n.about = work.returned_at
    WHEN 'assignment-regraded' THEN n.about = work.returned_at
    WHEN 'assignment-new' THEN work.is_to_do
    WHEN 'assignment-again' THEN work.is_to_do
    ELSE work.is_to_do AND n.about = work.due_at END)
  ORDER BY n.created_at DESC, n.id DESC`;

const columns = sql`SELECT n.id, n.kind, n.params, n.created_at AS "createdAt", n.read_at IS NOT NULL AS "isRead",
  n.assignment_id AS "assignmentId", work.title, work.due_at AS "dueAt", work.time_zone AS "timeZone",
  work.waiting, work.class_name AS "className"`;

type Row = {
  id: string;
  kind: ListedNotice['kind'];
  params: Record<string, string>;
  createdAt: string;
  isRead: boolean;
  assignmentId: string | null;
  title: string;
  dueAt: string | null;
  timeZone: string;
  waiting: number | null;
  className: string | null;
};

export type BellReads = ReturnType<typeof bellReads>;

/** Reading what the bell shows: the count as a part of other statements, and the list page by page. */
export function bellReads(homeworkOf: HomeworkOf) {
  const counted = sql.raw(String(limits.noticesCounted + 1));
  const unread: Part<'userId' | 'now', number, number> = {
    json: (wanted) =>
      sql`(SELECT count(*)::int FROM (SELECT ${shown(homeworkOf, wanted, sql`n.read_at IS NULL`)} LIMIT ${counted}) AS counted)`,
    read: (count) => count,
  };
  const count = rowsOf(
    'unread_notices',
    ['userId', 'now'],
    (wanted) => sql<{ unread: number }>`
    SELECT ${unread.json(wanted)} AS unread`,
  );

  const rows = rowsOf(
    'notices_page',
    ['userId', 'now', 'before', 'size'],
    (wanted) => sql<Row>`
      ${columns} ${shown(
        homeworkOf,
        wanted,
        sql`(${wanted.before}::uuid IS NULL OR (n.created_at, n.id) < (SELECT last.created_at, last.id
          FROM notices AS last WHERE last.id = ${wanted.before}::uuid AND last.user_id = ${wanted.userId}))`,
      )} LIMIT ${wanted.size}`,
  );

  const news = rowsOf(
    'digest_notices',
    ['userId', 'now', 'since', 'size'],
    (wanted) => sql<Row>`
      ${columns} ${shown(
        homeworkOf,
        wanted,
        sql`n.created_at > ${wanted.since}::timestamptz AND (n.read_at IS NULL OR n.kind = 'assignment-due')`,
      )} LIMIT ${wanted.size}`,
  );

  return {
    unread,
    /** What a digest says: what came after `since` and is unread or due, newest first. */
    async listNews(db: Db, userId: string, now: Date, since: string): Promise<ListedNotice[]> {
      const size = limits.noticesPage;
      return (await news(db, { userId, now: now.toISOString(), since, size })).map(present);
    },
    async countUnread(on: Db | Tx, { userId }: OwnRows, now: Date): Promise<number> {
      const [row] = await count(on, { userId, now: now.toISOString() });
      return row?.unread ?? 0;
    },
    /** Without `before`, the newest. */
    async list(db: Db, { userId }: OwnRows, now: Date, before: string | null): Promise<Page> {
      const size = limits.noticesPage;
      const found = await rows(db, { userId, now: now.toISOString(), before, size: size + 1 });
      const page = found.slice(0, size);
      return { notices: page.map(present), next: found.length > size ? (page.at(-1)?.id ?? null) : null };
    },
  };
}

type Page = { notices: ListedNotice[]; next: string | null };

function present({
  assignmentId,
  title,
  dueAt,
  timeZone,
  waiting,
  className,
  createdAt,
  ...notice
}: Row): ListedNotice {
  const due = dueAt && new Date(dueAt).toISOString();
  const waits = waiting === null ? null : { count: waiting, className };
  return {
    ...notice,
    createdAt: new Date(createdAt).toISOString(),
    assignment: assignmentId === null ? null : { id: assignmentId, title, dueAt: due, timeZone, waiting: waits },
  };
}

/** Marks all notices about an assignment as read. False when none was unread. */
export async function readAbout(tx: Tx, { userId }: OwnRows, assignmentId: string, now: Date): Promise<boolean> {
  const read = await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.assignmentId, assignmentId), eq(notices.userId, userId), isNull(notices.readAt)))
    .returning({ id: notices.id });
  return read.length > 0;
}

/** Marks a notice and all older ones as read. False when the reader has no such notice. */
export async function readUpTo(tx: Tx, { userId }: OwnRows, newest: string, now: Date): Promise<boolean> {
  const isNewest = and(eq(notices.id, newest), eq(notices.userId, userId));
  const [found] = await tx.select({ createdAt: notices.createdAt }).from(notices).where(isNewest);
  if (!found) return false;
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        sql`(${notices.createdAt}, ${notices.id}) <= (${found.createdAt.toISOString()}::timestamptz, ${newest}::uuid)`,
      ),
    );
  return true;
}
