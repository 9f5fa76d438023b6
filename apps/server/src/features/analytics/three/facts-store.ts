import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  assignmentWork,
  classEnrolments,
  dailyTasks,
  gameDays,
  pdfReadings,
  practiceDays,
  studySessions,
  wordMemory,
} from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import { localDay } from '#platform/local-day.ts';
import type { DayFacts } from './rules.ts';
import { windowDays } from './rules.ts';

const literal = (n: number) => sql.raw(String(n));

/** An instant, and the zone that says on which day it was, unless that is the student's present one. */
type Moment = { at: string; timeZone: string | null; isSeen: boolean };

type Lived = { days: DayFacts[]; moments: Moment[] };

/**
 * What a student did in the window: rows of the roll-ups by day, and moments. A task's step by recorded activity was seen, the
 * student's own step was said; study time by the clock was seen, time entered afterwards was said.
 */
export const lived: Part<'userId' | 'day', Lived, Lived> = {
  json: ({ userId, day }) => {
    const since = sql`${day}::date - ${literal(windowDays)}`;
    return sql`json_build_object('days', (
      SELECT coalesce(json_agg(each), '[]') FROM (
        SELECT day, bool_or(seen) AS "isSeen", bool_or(said) AS "isSaid", sum(passes)::int AS right, sum(fails)::int AS wrong
        FROM (
          SELECT local_day AS day, events > 0 AS seen, false AS said, passes, fails FROM ${practiceDays}
          WHERE student_id = ${userId} AND local_day > ${since}
          UNION ALL SELECT local_day, plays > 0, false, 0, 0 FROM ${gameDays}
          WHERE student_id = ${userId} AND local_day > ${since}
          UNION ALL SELECT day, by_activity > 0, progress > by_activity, 0, 0 FROM ${dailyTasks}
          WHERE student_id = ${userId} AND day > ${since}
        ) AS rows GROUP BY day) AS each),
      'moments', (SELECT coalesce(json_agg(moment), '[]') FROM (
        SELECT started_at AS at, time_zone AS "timeZone", source = 'timer' AS "isSeen" FROM ${studySessions}
        WHERE student_id = ${userId} AND removed_at IS NULL AND started_at >= ${since}
        UNION ALL SELECT reported_at, NULL, true FROM ${pdfReadings} WHERE reader_id = ${userId} AND reported_at >= ${since}
        UNION ALL SELECT turned_in_at, NULL, true FROM ${assignmentWork}
        WHERE student_id = ${userId} AND turned_in_at >= ${since}) AS moment))`;
  },
  read: (json) => json,
};

/** One row a day of all that was seen and said in the window. */
export function daysOf({ days, moments }: Lived, timeZone: string): DayFacts[] {
  const byDay = new Map(days.map((each) => [each.day, each]));
  for (const { at, isSeen, ...moment } of moments) {
    const day = localDay(new Date(at), moment.timeZone ?? timeZone);
    const known = byDay.get(day) ?? { day, isSeen: false, isSaid: false, right: 0, wrong: 0 };
    byDay.set(day, { ...known, isSeen: known.isSeen || isSeen, isSaid: known.isSaid || !isSeen });
  }
  return [...byDay.values()];
}

/** FSRS's state of a word that was known, was forgotten and isn't back. Such a word was due on the day it fell. */
const relearning = literal(3);

/** Words that fell back in the last seven days and aren't back. */
export const fellBack: Part<'userId' | 'day', number, number> = {
  // A state beside the due times would look like a column to skip through, and every memory would be read instead.
  json: ({ userId, day }) => sql`(SELECT (count(*) FILTER (WHERE state = ${relearning}))::int FROM ${wordMemory}
    WHERE student_id = ${userId} AND due >= ${day}::date - 8 AND due < ${day}::date + 3)`,
  read: (count) => count,
};

const joined = rowsOf(
  'joined_taught',
  ['classIds'],
  ({ classIds }) => sql<{ studentId: string; at: string }>`
    SELECT student_id AS "studentId", min(coalesce(decided_at, enrolled_at)) AS at FROM ${classEnrolments}
    WHERE class_id = ANY (${classIds}::uuid[]) AND status = 'active' GROUP BY student_id`,
);

/** When each active student joined the first of these classes. */
export async function listJoined(db: Db, classIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await joined(db, { classIds });
  return new Map(rows.map(({ studentId, at }) => [studentId, new Date(at)]));
}
