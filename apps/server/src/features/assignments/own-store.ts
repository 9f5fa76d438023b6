import type { NextAssignments, OwnPage } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { assignments, assignmentWork, authUsers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { openPlay } from './kinds/game/game-store.ts';
import type { Brief } from './kinds/kind.ts';
import { byKind } from './kinds/kinds-store.ts';
import type { AssignmentRow } from './store.ts';
import { allHadBy, archivedFor, dueOf, hadBy, isLeft, shownTo } from './visible-store.ts';

export type BriefRow = Omit<AssignmentRow, 'task'> & { task: Brief };

/** The rules of `rules.ts` in SQL. */
export const isToDo = (now: Given) => sql`(a.closed_at IS NULL AND ${isLeft(sql`said`)}
  AND (a.due_at IS NULL OR a.is_late_allowed OR ${dueOf} >= ${now}::timestamptz))`;

/** Filters before any join, so that years of finished work aren't read twice. */
const isDone = (userId: Given) => sql`EXISTS (SELECT FROM ${assignmentWork} AS done
  WHERE done.assignment_id = a.id AND done.student_id = ${userId} AND NOT ${isLeft(sql`done`)})`;

type Totals = NonNullable<OwnPage['totals']>;

/** An assignment as the student sees it, before what the student did is known. */
export type OwnBrief = BriefRow & { teacherName: string; className: string };

/** The assignments named by `page (id, class_name)`, with `more` of its columns. */
function selectBrief<More extends Record<string, SQL.Aliased | SQL>>(
  on: Db | Tx,
  { userId, page, more }: { userId: Given; page: SQL; more: More },
) {
  const a = alias(assignments, 'a');
  const { task: _, ...columns } = getTableColumns(a);
  return on
    .select({
      ...columns,
      task: sql<Brief>`${byKind((kind) => kind.brief(userId))}`,
      teacherName: shownName,
      className: sql<string>`page.class_name`,
      ...more,
    })
    .from(a)
    .innerJoin(sql`(${page}) AS page`, sql`page.id = a.id`)
    .innerJoin(authUsers, eq(authUsers.id, a.teacherId))
    .leftJoin(profiles, eq(profiles.userId, a.teacherId))
    .$dynamic();
}

type Page = { size: number; from: number };

/**
 * A page of the student's assignments: those to do first, by due time; then the rest, newest first. Beside it, how many
 * there are on all pages; a page behind the last one doesn't know.
 */
export async function listOwn(
  on: Db | Tx,
  { userId }: OwnRows,
  now: Date,
  page: Page,
): Promise<{ rows: OwnBrief[]; totals: Totals }> {
  const rows = await ownPage(on, { userId, now: now.toISOString(), ...page });
  const { toDo = 0, turnedIn = 0, over = 0 } = rows[0] ?? {};
  return { rows, totals: { toDo, turnedIn, over } };
}

const ownPage = statement('own_assignments', ['userId', 'now', 'size', 'from'], (on, { userId, now, size, from }) => {
  const isOver = sql`said.turned_in_at IS NULL AND NOT ${isToDo(now)}`;
  const count = (condition: SQL) => sql`(count(*) FILTER (WHERE ${condition}) OVER ())::int`;
  const found = sql`
    SELECT a.id, a.class_name, ${count(isToDo(now))} AS to_do, ${count(sql`said.turned_in_at IS NOT NULL`)} AS turned_in,
      ${count(isOver)} AS over
    FROM ${allHadBy({ userId, now })}
    ORDER BY ${isToDo(now)} DESC, CASE WHEN ${isToDo(now)} THEN ${dueOf} END, a.published_at DESC, a.id
    LIMIT ${size} OFFSET ${from}`;
  const page = sql`SELECT *, row_number() OVER () AS place FROM (${found}) AS found`;
  const more = {
    toDo: sql<number>`page.to_do`,
    turnedIn: sql<number>`page.turned_in`,
    over: sql<number>`page.over`,
  };
  return selectBrief(on, { userId, page, more }).orderBy(sql`page.place`);
});

/** One of the student's assignments; null for any other. */
export async function findBrief(on: Db | Tx, { userId }: OwnRows, id: string, now: Date): Promise<OwnBrief | null> {
  const [row] = await ownOne(on, { userId, id, now: now.toISOString() });
  return row ?? null;
}

const idsOf = (learners: SQL) =>
  sql`SELECT learners.assignment_id AS id, learners.class_name FROM ${learners} AS learners`;

const ownOne = statement('own_assignment', ['userId', 'id', 'now'], (on, { userId, id, now }) =>
  selectBrief(on, { userId, page: idsOf(shownTo({ userId, now }, sql`a.id = ${id}`)), more: {} }),
);

const archived = statement('archived_assignment', ['userId', 'id', 'now'], (on, { userId, id, now }) =>
  on
    .select({
      assignment: assignments,
      said: assignmentWork,
      teacherName: shownName,
      className: sql<string>`page.class_name`,
    })
    .from(assignments)
    .innerJoin(
      sql`(${idsOf(archivedFor({ userId, now }, sql`a.id = ${id}`))}) AS page`,
      sql`page.id = ${assignments.id}`,
    )
    .innerJoin(authUsers, eq(authUsers.id, assignments.teacherId))
    .leftJoin(profiles, eq(profiles.userId, assignments.teacherId))
    .leftJoin(
      assignmentWork,
      and(eq(assignmentWork.assignmentId, assignments.id), eq(assignmentWork.studentId, userId)),
    ),
);

/** An assignment that the student would have if its class weren't archived, with the student's work; null for any other. */
export async function findArchived(on: Db, { userId }: OwnRows, id: string, now: Date) {
  const [row] = await archived(on, { userId, id, now: now.toISOString() });
  return row ?? null;
}

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
