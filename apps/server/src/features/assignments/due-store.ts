import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { assignments, assignmentWork, profiles } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { isToDo } from './own-store.ts';
import { dueOf, isShown, learnersWhere } from './visible-store.ts';

/** The next local day in a time zone, and when the present one began. */
type DueDay = { zone: string; todayStartsAt: Date; startsAt: Date; endsAt: Date };

/** One student's work that is due; the instant is text as in JSON. */
export type DueWork = { userId: string; assignmentId: string; about: string };

const due = rowsOf(
  'due_work',
  ['zones', 'todays', 'starts', 'ends', 'earliest', 'latest', 'now', 'size'],
  ({ zones, todays, starts, ends, earliest, latest, now, size }) => {
    const isNear = (at: string) =>
      sql`${sql.raw(at)} >= ${earliest}::timestamptz AND ${sql.raw(at)} < ${latest}::timestamptz`;
    const near = sql`a.id IN (
      SELECT id FROM ${assignments} WHERE ${isNear('due_at')}
      UNION SELECT assignment_id FROM ${assignmentWork} WHERE ${isNear('extended_to')})`;
    return sql<DueWork>`
      SELECT learners.student_id AS "userId", a.id AS "assignmentId", ${dueOf} AS about
      FROM ${learnersWhere(sql`${isShown(now)} AND a.closed_at IS NULL AND ${near}`)} AS learners
      JOIN ${assignments} AS a ON a.id = learners.assignment_id
      LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id
      JOIN ${profiles} AS p ON p.user_id = learners.student_id
      JOIN unnest(${zones}::text[], ${todays}::timestamptz[], ${starts}::timestamptz[], ${ends}::timestamptz[])
        AS day (zone, today, starts_at, ends_at) ON day.zone = p.time_zone
      WHERE ${isToDo(now)} AND ${dueOf} >= day.starts_at AND ${dueOf} < day.ends_at AND a.published_at < day.today
        AND NOT EXISTS (SELECT FROM notices AS n WHERE n.assignment_id = a.id AND n.user_id = learners.student_id
          AND n.kind = 'assignment-due' AND n.about = ${dueOf})
      LIMIT ${size}`;
  },
);

/**
 * Work that is still to do and due on its student's next local day, without what was announced as due already. Homework
 * published today is left out: its own notice is as new, and says when it is due.
 *
 * @param size how many rows at most
 */
export async function listDueWork(db: Db, days: readonly DueDay[], now: Date, size: number): Promise<DueWork[]> {
  if (days.length === 0) return [];
  const iso = (at: (day: DueDay) => Date) => days.map((day) => at(day).toISOString());
  const starts = iso(({ startsAt }) => startsAt);
  const ends = iso(({ endsAt }) => endsAt);
  return due(db, {
    zones: days.map(({ zone }) => zone),
    todays: iso(({ todayStartsAt }) => todayStartsAt),
    starts,
    ends,
    earliest: starts.toSorted()[0] ?? '',
    latest: ends.toSorted().at(-1) ?? '',
    now: now.toISOString(),
    size,
  });
}
