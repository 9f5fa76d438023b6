import type { NextAssignments, OwnPage } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { SQL } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { assignments, assignmentWork } from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { openPlay } from './kinds/game/game-store.ts';
import type { Brief } from './kinds/kind.ts';
import { byKind } from './kinds/kinds-store.ts';
import type { AssignmentRow } from './store.ts';
import { allHadBy, dueOf, hadBy, isLeft } from './visible-store.ts';

export type BriefRow = Omit<AssignmentRow, 'task'> & { task: Brief };

/** The rules of `rules.ts` in SQL. */
export const isToDo = (now: Given) => sql`(a.closed_at IS NULL AND ${isLeft(sql`said`)}
  AND (a.due_at IS NULL OR a.is_late_allowed OR ${dueOf} >= ${now}::timestamptz))`;

/** Filters before any join, so that years of finished work aren't read twice. */
const isDone = (userId: Given) => sql`EXISTS (SELECT FROM ${assignmentWork} AS done
  WHERE done.assignment_id = a.id AND done.student_id = ${userId} AND NOT ${isLeft(sql`done`)})`;

type Totals = NonNullable<OwnPage['totals']>;

/**
 * A page of ids of the student's assignments: those to do first, by due time; then the rest, newest first. Beside it,
 * how many there are on all pages; a page behind the last one doesn't know.
 */
export async function listOwnIds(
  on: Db | Tx,
  { userId }: OwnRows,
  now: Date,
  page: { size: number; from: number },
): Promise<{ ids: string[]; totals: Totals }> {
  const rows = await ownIds(on, { userId, now: now.toISOString(), ...page });
  const { toDo = 0, turnedIn = 0, over = 0 } = rows[0] ?? {};
  return { ids: rows.map(({ id }) => id), totals: { toDo, turnedIn, over } };
}

const ownIds = rowsOf('own_assignments', ['userId', 'now', 'size', 'from'], ({ userId, now, size, from }) => {
  const isOver = sql`said.turned_in_at IS NULL AND NOT ${isToDo(now)}`;
  const count = (condition: SQL) => sql`(count(*) FILTER (WHERE ${condition}) OVER ())::int`;
  return sql<{ id: string } & Totals>`
      SELECT a.id, ${count(isToDo(now))} AS "toDo", ${count(sql`said.turned_in_at IS NOT NULL`)} AS "turnedIn",
        ${count(isOver)} AS over
      FROM ${allHadBy({ userId, now })}
      ORDER BY ${isToDo(now)} DESC, CASE WHEN ${isToDo(now)} THEN ${dueOf} END, a.published_at DESC, a.id
      LIMIT ${size} OFFSET ${from}`;
});

/** The assignments with these ids as the student sees them, in no particular order. */
export function listBrief(on: Db | Tx, { userId }: OwnRows, ids: readonly string[]): Promise<BriefRow[]> {
  return brief(on, { userId, ids });
}

const brief = statement('brief_assignments', ['userId', 'ids'], (on, { userId, ids }) => {
  const a = alias(assignments, 'a');
  const { task: _, ...columns } = getTableColumns(a);
  return on
    .select({ ...columns, task: sql<Brief>`${byKind((kind) => kind.brief(userId))}` })
    .from(a)
    .where(sql`a.id = ANY (${ids}::uuid[])`);
});

type NextRow = NextAssignments['soonest'][number] & { open: number; overdue: number };

/** What to do first, and how much is open and overdue, in one query. */
export async function findNext(on: Db | Tx, { userId }: OwnRows, now: Date): Promise<NextAssignments> {
  const rows = await next(on, { userId, now: now.toISOString() });
  return {
    soonest: rows.map(({ open: _, overdue: __, ...shown }) => shown),
    open: rows[0]?.open ?? 0,
    overdue: rows[0]?.overdue ?? 0,
  };
}

const next = rowsOf('next_assignments', ['userId', 'now'], ({ userId, now }) => {
  const instant = (at: SQL) => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const isOverdue = sql`coalesce(${dueOf} < ${now}::timestamptz, false)`;
  return sql<NextRow>`
    SELECT a.id, a.title, ${instant(dueOf)} AS "dueAt", a.time_zone AS "timeZone", ${isOverdue} AS "isOverdue",
      ${byKind((kind) => kind.next)} AS task,
      CASE WHEN ${byKind(({ begun }) => begun)} THEN 'started' ELSE 'assigned' END AS state, ${openPlay} AS "openPlay",
      (count(*) OVER ())::int AS open, (count(*) FILTER (WHERE ${isOverdue}) OVER ())::int AS overdue
    FROM ${hadBy({ userId, now }, sql`a.closed_at IS NULL AND NOT ${isDone(userId)}`)}
    WHERE ${isToDo(now)}
    ORDER BY ${dueOf}, a.published_at DESC, a.id LIMIT ${sql.raw(String(limits.nextAssignments))}`;
});
