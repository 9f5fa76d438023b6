import type { AssignedTask, NextAssignments, OwnAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Placeholder, SQL } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignments, assignmentWork, gamePlays } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { AssignmentRow } from './store.ts';
import { shownTo } from './work-store.ts';

/** An assignment without its list of words, which may be thousands long. */
export type BriefRow = Omit<AssignmentRow, 'task'> & { task: OwnAssignment['task'] };

/** The rules of `rules.ts` in SQL, for an assignment `a` and one student's work `said`. */
const dueOf = sql`CASE WHEN a.due_at IS NULL THEN NULL ELSE coalesce(said.extended_to, a.due_at) END`;
const isToDo = (now: Placeholder) => sql`(a.closed_at IS NULL AND said.turned_in_at IS NULL
  AND (a.due_at IS NULL OR a.is_late_allowed OR ${dueOf} >= ${now}::timestamptz))`;

/** The student's assignments as `a`, each with the student's work as `said`. */
const hadBy = (userId: Placeholder, condition: SQL) => sql`
  ${shownTo(userId, condition)} AS learners
  JOIN ${assignments} AS a ON a.id = learners.assignment_id
  LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id`;

/** Filters before any join, so that years of finished work aren't read twice. */
const isTurnedIn = (userId: Placeholder) => sql`EXISTS (SELECT FROM ${assignmentWork} AS done
  WHERE done.assignment_id = a.id AND done.student_id = ${userId} AND done.turned_in_at IS NOT NULL)`;

/** A page of ids of the student's assignments: those to do first, by due time; then the rest, newest first. */
export async function listOwnIds(
  on: Db | Tx,
  { userId }: OwnRows,
  now: Date,
  page: { size: number; from: number },
): Promise<string[]> {
  const rows = await ownIds(on, { userId, now: now.toISOString(), ...page });
  return rows.map(({ id }) => id);
}

const ownIds = rowsOf(
  'own_assignments',
  ['userId', 'now', 'size', 'from'],
  ({ userId, now, size, from }) => sql<{ id: string }>`
    SELECT a.id FROM ${hadBy(userId, sql`true`)}
    ORDER BY ${isToDo(now)} DESC, CASE WHEN ${isToDo(now)} THEN ${dueOf} END, a.published_at DESC, a.id
    LIMIT ${size} OFFSET ${from}`,
);

/** The assignments with these ids, in no particular order. */
export async function listBrief(on: Db | Tx, ids: readonly string[]): Promise<BriefRow[]> {
  const rows = await brief(on, { ids });
  return rows.map(({ task, words, ...row }) => ({ ...row, task: briefTask(task, words) }));
}

const brief = statement('brief_assignments', ['ids'], (on, { ids }) => {
  const { task: _, ...columns } = getTableColumns(assignments);
  return on
    .select({
      ...columns,
      task: sql<AssignedTask>`${assignments.task} #- '{material,words}'`,
      words: sql<number | null>`CASE WHEN ${assignments.task} #>> '{material,kind}' = 'words' THEN (
        SELECT count(*)::int FROM jsonb_array_elements(${assignments.task} #> '{material,words}') AS listed
        WHERE listed->>'word' IS NOT NULL) END`,
    })
    .from(assignments)
    .where(sql`${assignments.id} = ANY (${ids}::uuid[])`);
});

/** @param words how many words of a list are asked; null when the material isn't a list */
export function briefTask({ material, ...task }: AssignedTask, words: number | null): OwnAssignment['task'] {
  return {
    ...task,
    words,
    level: material.kind === 'words' ? null : material.level,
    topic: material.kind === 'topic' ? material.topic : null,
  };
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
  const attempt = (condition: SQL) => sql`FROM ${gamePlays} AS p
    WHERE p.assignment_id = a.id AND p.student_id = learners.student_id AND ${condition}`;
  const isOpen = sql`p.finished_at IS NULL AND p.left_at IS NULL`;
  return sql<NextRow>`
    SELECT a.id, a.title, ${instant(dueOf)} AS "dueAt", a.time_zone AS "timeZone", ${isOverdue} AS "isOverdue",
      a.task->>'type' AS type,
      CASE WHEN EXISTS (SELECT ${attempt(sql`(p.points IS NOT NULL OR ${isOpen})`)}) THEN 'started' ELSE 'assigned' END AS state,
      (SELECT p.id ${attempt(isOpen)} ORDER BY p.started_at DESC, p.id DESC LIMIT 1) AS "openPlay",
      (count(*) OVER ())::int AS open, (count(*) FILTER (WHERE ${isOverdue}) OVER ())::int AS overdue
    FROM ${hadBy(userId, sql`a.closed_at IS NULL AND NOT ${isTurnedIn(userId)}`)}
    WHERE ${isToDo(now)}
    ORDER BY ${dueOf}, a.published_at DESC, a.id LIMIT ${sql.raw(String(limits.nextAssignments))}`;
});
