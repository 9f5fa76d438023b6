import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { gameAnswers, gameDays, gamePlays, gameTotals } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';

type PlayedDay = Omit<typeof gameDays.$inferInsert, 'studentId'>;

const addDay = rowsOf(
  'add_game_day',
  ['rows'],
  ({ rows }) => sql<never>`
    WITH played AS (${fromJson(gameDays, rows)}),
    of_day AS (
      INSERT INTO ${gameDays} AS known (student_id, local_day, type, plays, ms, answered, correct)
      SELECT student_id, local_day, type, plays, ms, answered, correct FROM played
      ON CONFLICT (student_id, local_day, type) DO UPDATE SET plays = known.plays + excluded.plays,
        ms = known.ms + excluded.ms, answered = known.answered + excluded.answered,
        correct = known.correct + excluded.correct)
    INSERT INTO ${gameTotals} AS known (student_id, type, plays) SELECT student_id, type, plays FROM played
    ON CONFLICT (student_id, type) DO UPDATE SET plays = known.plays + excluded.plays`,
);

/** Adds a play to the totals of its day and to the overall ones. */
export async function addToDay(tx: Tx, { userId: studentId }: OwnRows, day: PlayedDay): Promise<void> {
  await addDay(tx, { rows: asJson(gameDays, [{ ...day, studentId }]) });
}

/** As `countPlay` does: a play that was too fast to have been read is counted, and its answers aren't. */
const mend = rowsOf(
  'mend_game_days',
  ['userId'],
  ({ userId }) => sql<{ differing: number }>`
    WITH counted (student_id, local_day, type, plays, ms, answered, correct) AS MATERIALIZED (
      SELECT p.student_id, p.local_day, p.type, count(*), sum(p.played_ms), sum(a.answered), sum(a.correct)
      FROM ${gamePlays} AS p CROSS JOIN LATERAL (
        SELECT count(is_right) AS answered, count(*) FILTER (WHERE is_right) AS correct FROM ${gameAnswers}
        WHERE student_id = ${userId} AND play_id = p.id AND p.xp_reason IS DISTINCT FROM 'too-fast') AS a
      WHERE p.student_id = ${userId} AND p.finished_at IS NOT NULL GROUP BY 1, 2, 3),
    totals (student_id, type, plays) AS MATERIALIZED (SELECT student_id, type, sum(plays) FROM counted GROUP BY 1, 2),
    gone AS (
      DELETE FROM ${gameDays} AS known WHERE student_id = ${userId} AND NOT EXISTS (
        SELECT FROM counted WHERE (counted.local_day, counted.type) = (known.local_day, known.type))
      RETURNING 1),
    put AS (
      INSERT INTO ${gameDays} AS known (student_id, local_day, type, plays, ms, answered, correct) SELECT * FROM counted
      ON CONFLICT (student_id, local_day, type) DO UPDATE SET plays = excluded.plays, ms = excluded.ms,
        answered = excluded.answered, correct = excluded.correct
      WHERE (known.plays, known.ms, known.answered, known.correct)
        IS DISTINCT FROM (excluded.plays, excluded.ms, excluded.answered, excluded.correct)
      RETURNING 1),
    gone_totals AS (
      DELETE FROM ${gameTotals} AS known WHERE student_id = ${userId} AND NOT EXISTS (
        SELECT FROM totals WHERE totals.type = known.type)
      RETURNING 1),
    put_totals AS (
      INSERT INTO ${gameTotals} AS known (student_id, type, plays) SELECT * FROM totals
      ON CONFLICT (student_id, type) DO UPDATE SET plays = excluded.plays WHERE known.plays <> excluded.plays
      RETURNING 1)
    SELECT (SELECT count(*)::int FROM (TABLE gone UNION ALL TABLE put UNION ALL TABLE gone_totals UNION ALL
      TABLE put_totals) AS changed) AS differing`,
);

/**
 * Recomputes a student's days with games, and the totals, from the plays. For a student whose plays wait, so that none
 * is finished meanwhile.
 *
 * @returns the number of rows that were wrong
 */
export async function mendDays(tx: Tx, { userId }: { userId: string }): Promise<number> {
  const [row] = await mend(tx, { userId });
  return row?.differing ?? 0;
}
