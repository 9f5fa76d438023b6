import { dayMs } from '@wordgrove/contract/days';
import type { AnswerTask } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Grade } from 'ts-fsrs';
import type { Db, Tx } from '#db/client.ts';
import { hint } from '#db/hint.ts';
import { reviewXpOn } from '#db/review-xp.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { isStanding } from './store.ts';

/** The UPDATE that adds to the XP on the profile, as a part of a statement. */
export type GainXp = (of: Readonly<Record<'userId' | 'more' | 'now', SQL | Placeholder>>) => SQL;

/** `totalXp` and `level` are null when nothing was paid or taken back; the level is the one before. */
type Row = {
  word: string;
  task: AnswerTask;
  grade: Grade | null;
  cardId: string | null;
  totalXp: number | null;
  level: number | null;
};

/** Of an answer `e`: a due card that was recalled, and not undone. */
const isPaid = (userId: Given) => sql`e.student_id = ${userId} AND e.was_due AND e.passed AND ${isStanding(userId)}`;

const [each, most] = [limits.reviewXp, limits.reviewXpPerDay].map((xp) => sql.raw(String(xp)));

/** The XP for so many words of a day. */
const worthOf = (words: SQL) => sql`least(${words} * ${each}, ${most})::int`;

/**
 * Every answer waits for it, so it is one statement with the reading of the answer and the hint. Whoever calls it holds
 * the ledger: nobody else changes the day's amount meanwhile.
 */
export function reviewXpStore(gainXp: GainXp) {
  const pay = rowsOf(
    'pay_review',
    ['userId', 'id', 'now', 'writeId'],
    ({ userId, id, now, writeId }) => sql<Row>`
      WITH review AS (
        SELECT word, task, grade, place ->> 'cardId' AS card_id, local_day FROM practice_events
        WHERE student_id = ${userId} AND id = ${id} AND activity = 'card'
      ), worth AS (
        SELECT r.local_day, ${reviewXpOn({ userId, day: sql`r.local_day` })} AS before, (
          SELECT ${worthOf(sql`count(DISTINCT e.word)`)}
          FROM practice_events AS e
          WHERE ${isPaid(userId)} AND e.local_day = r.local_day) AS amount
        FROM review AS r
      ), paid AS (
        INSERT INTO xp_events (student_id, reason, amount, occurred_at, local_day)
        SELECT ${userId}, 'reviews:' || local_day, amount, ${now}::timestamptz, local_day FROM worth WHERE amount <> before
        ON CONFLICT (student_id, reason) DO UPDATE SET amount = excluded.amount, occurred_at = excluded.occurred_at
      ), gained AS (
        ${gainXp({ userId, more: sql`(SELECT amount - before FROM worth)`, now })}
          AND EXISTS (SELECT FROM worth WHERE amount <> before)
        RETURNING total_xp, level
      ), told AS (${hint({ userId, topic: 'xp', writeId, when: sql`FROM gained` })})
      SELECT word, task, grade, card_id AS "cardId", total_xp AS "totalXp", level
      FROM review LEFT JOIN gained ON true`,
  );
  return async (
    tx: Tx,
    { userId }: OwnRows,
    { id, now, writeId }: { id: string; now: Date; writeId: string | null },
  ) => {
    const [row] = await pay(tx, { userId, id, now: now.toISOString(), writeId });
    return row ?? null;
  };
}

const between = rowsOf(
  'review_xp_between',
  ['userId', 'from', 'to', 'day'],
  ({ userId, from, to, day }) => sql<{ xp: number }>`
    SELECT coalesce(sum(${worthOf(sql`words`)} - ${worthOf(sql`earlier`)}), 0)::int AS xp FROM (
      SELECT count(*) AS words, count(*) FILTER (WHERE at < ${from}::timestamptz) AS earlier FROM (
        SELECT e.local_day, min(e.occurred_at) AS at FROM practice_events AS e
        WHERE ${isPaid(userId)} AND e.local_day >= ${day}::date AND e.occurred_at <= ${to}::timestamptz
        GROUP BY e.local_day, e.word) AS paid
      GROUP BY local_day) AS days`,
);

type Span = { from: Date; to: Date };

/** The XP that reviews gave from one moment to another, both included; for hours, not for years. */
export async function reviewXpBetween(on: Db | Tx, { userId }: OwnRows, { from, to }: Span): Promise<number> {
  // A day earlier, as it may still be that day where the student is.
  const day = new Date(from.getTime() - dayMs).toISOString().slice(0, 10);
  const [row] = await between(on, { userId, from: from.toISOString(), to: to.toISOString(), day });
  return row?.xp ?? 0;
}
