import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  assignmentClasses,
  assignments,
  assignmentWork,
  classEnrolments,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import type { Asked } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import { byKind } from './kinds/kinds-store.ts';
import { isToDo } from './own-store.ts';
import { isOwnClass } from './taught-store.ts';
import { dueOf, hadBy, isShown, learnersWhere } from './visible-store.ts';

/** Work `said` on `a` that its teacher has yet to return. */
export const waits = sql`said.turned_in_at IS NOT NULL AND said.returned_at IS NULL AND ${byKind((kind) => kind.waits)}`;

export const worked = (learners: SQL) => sql`${learners} AS learners
  JOIN ${assignments} AS a ON a.id = learners.assignment_id
  JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id`;

/**
 * An assignment as notices of a kind show it: one that the student has or, when work waits for the reader, one of
 * the reader's classes with how much does. No row for any other.
 */
export const noticedHomework = ({ userId, now }: Asked<'userId' | 'now'>, { id, kind }: { id: SQL; kind: SQL }) => sql`
  SELECT a.title, ${dueOf} AS due_at, a.time_zone, ${isToDo(now)} AS is_to_do, said.returned_at,
    NULL::int AS waiting, NULL::text AS class_name
  FROM ${hadBy({ userId, now }, sql`a.id = ${id} AND ${kind} <> 'assignment-waiting'`)}
  UNION ALL
  SELECT a.title, NULL, a.time_zone, false, NULL, count(*)::int,
    CASE WHEN count(DISTINCT learners.class_name) = 1 THEN min(learners.class_name) END
  FROM ${worked(
    learnersWhere(sql`a.id = ${id} AND ${kind} = 'assignment-waiting' AND ${isOwnClass(userId)} AND ${isShown(now)}`),
  )}
  WHERE ${waits} GROUP BY a.id`;

/** The teachers of the student of `learners` in the classes that have `a`. */
const teaching = sql`SELECT reader.teacher_id FROM ${assignmentClasses} AS link
  JOIN ${classTeachers} AS setter ON setter.class_id = link.class_id AND setter.teacher_id = a.teacher_id
  JOIN ${classTeachers} AS reader ON reader.class_id = link.class_id
  JOIN ${classEnrolments} AS e ON e.class_id = link.class_id AND e.status = 'active'
  WHERE link.assignment_id = a.id AND e.student_id = learners.student_id`;

/** A teacher's assignment on which work waits; `about` is when the latest was turned in, as text. */
export type WaitingWork = { userId: string; assignmentId: string; about: string };

const waiting = rowsOf(
  'waiting_work',
  ['zones', 'starts', 'since', 'now', 'size'],
  ({ zones, starts, since, now, size }) => {
    const fresh = sql`a.id IN (SELECT assignment_id FROM ${assignmentWork} WHERE turned_in_at > ${since}::timestamptz)`;
    return sql<WaitingWork>`
      SELECT p.user_id AS "userId", a.id AS "assignmentId", max(said.turned_in_at) AS about
      FROM ${worked(learnersWhere(sql`${isShown(now)} AND ${fresh}`))}
      JOIN ${profiles} AS p ON p.user_id IN (${teaching})
      JOIN unnest(${zones}::text[], ${starts}::timestamptz[]) AS day (zone, starts_at) ON day.zone = p.time_zone
      WHERE ${waits} AND said.turned_in_at <= ${now}::timestamptz
      GROUP BY a.id, p.user_id, day.starts_at
      HAVING max(said.turned_in_at) > ${since}::timestamptz AND NOT EXISTS (
        SELECT FROM notices AS n WHERE n.assignment_id = a.id AND n.user_id = p.user_id
          AND n.kind = 'assignment-waiting' AND (n.created_at >= day.starts_at OR n.about >= max(said.turned_in_at)))
      ORDER BY a.id, p.user_id LIMIT ${size}`;
  },
);

/** Older work is no news. */
const newsMs = 3 * 86_400_000;

/**
 * Assignments on which work was turned in that waits for a grade, with each teacher who wasn't told of any on the teacher's
 * present day.
 *
 * @param days each zone's day, by when it began
 * @param now later work isn't known yet: whoever asks of a day that has passed is told what was so then
 * @param size how many rows at most
 */
export async function listWaitingWork(
  db: Db,
  days: readonly { zone: string; startsAt: Date }[],
  now: Date,
  size: number,
): Promise<WaitingWork[]> {
  if (days.length === 0) return [];
  return waiting(db, {
    zones: days.map(({ zone }) => zone),
    starts: days.map(({ startsAt }) => startsAt.toISOString()),
    since: new Date(now.getTime() - newsMs).toISOString(),
    now: now.toISOString(),
    size,
  });
}
