import type { Table } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { hint } from '#db/hint.ts';
import { practiceDays, practiceLevels, practiceRetention } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { NoteEvidence } from '#platform/evidence.ts';
import type { LevelAnswers } from './first-answers.ts';
import type { PracticeDay } from './practice-days.ts';
import type { RetentionCell } from './retention.ts';
import { parametersVersion } from './rules.ts';

const plus = (table: Table, columns: readonly string[]) => {
  const added = columns.map(
    (name) => sql`${sql.identifier(name)} = ${table}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
  );
  return sql.join(added, sql`, `);
};

type Sums = { days: readonly PracticeDay[]; levels: readonly LevelAnswers[]; retention: readonly RetentionCell[] };

/** The words answered, and when the last of them was. */
type Answered = { words: readonly string[]; at: Date; now: Date; writeId: string | null };

/** `waiting`: the ids of what waits for evidence about the words; `xid`: the writing transaction's. */
type Added = { waiting: readonly string[]; xid: string };

/**
 * Adds to the days' practice, the levels' first answers and the reviews' results; deletes rows that end up empty. Writes
 * the hint that the memory has changed.
 */
export type AddToSums = (tx: Tx, own: { userId: string }, sums: Sums, answered: Answered) => Promise<Added>;

export function sumsStore(waiting: NoteEvidence['waiting']): AddToSums {
  // One statement for all of it: every answer waits for it.
  const addSums = rowsOf(
    'add_practice_sums',
    ['days', 'levels', 'retention', 'studentId', 'words', 'at', 'now', 'writeId'],
    ({ days, levels, retention, writeId, ...answered }) => sql<{ waiting: string[] | null; xid: string }>`
      WITH of_levels AS (
        INSERT INTO practice_levels ${fromJson(practiceLevels, levels)} ON CONFLICT (student_id, level)
        DO UPDATE SET ${plus(practiceLevels, ['recalled', 'recalled_right', 'recognised', 'recognised_right'])}),
      of_days AS (
        INSERT INTO practice_days ${fromJson(practiceDays, days)} ON CONFLICT (student_id, local_day, activity)
        DO UPDATE SET ${plus(practiceDays, ['events', 'passes', 'fails', 'duration_ms'])}),
      of_reviews AS (
        INSERT INTO practice_retention ${fromJson(practiceRetention, retention)}
        ON CONFLICT (student_id, parameters_version, month, bin)
        DO UPDATE SET ${plus(practiceRetention, ['reviews', 'remembered', 'predicted'])}),
      told AS (${hint({ userId: answered.studentId, topic: 'memory', writeId, when: sql`` })})
      SELECT ${waiting(answered)} AS waiting, pg_current_xact_id()::text AS xid`,
  );
  return async (tx, { userId: studentId }, sums, { words, at, now, writeId }) => {
    const ofStudent = <Row>(rows: readonly Row[]) => rows.map((row) => ({ studentId, ...row }));
    const cells = sums.retention.map((cell) => ({ parametersVersion, ...cell }));
    const [row] = await addSums(tx, {
      days: asJson(practiceDays, ofStudent(sums.days)),
      levels: asJson(practiceLevels, ofStudent(sums.levels)),
      retention: asJson(practiceRetention, ofStudent(cells)),
      ...{ studentId, words, at: at.toISOString(), now: now.toISOString(), writeId },
    });
    if (isTakingBack(sums)) await dropEmpty(tx, { studentId });
    return { waiting: row?.waiting ?? [], xid: row?.xid ?? '0' };
  };
}

const isTakingBack = ({ days, levels, retention }: Sums) =>
  days.some(({ events }) => events < 0) ||
  levels.some(({ recalled, recognised }) => recalled < 0 || recognised < 0) ||
  retention.some(({ reviews }) => reviews <= 0);

const dropEmpty = rowsOf(
  'drop_empty_sums',
  ['studentId'],
  ({ studentId }) => sql<never>`
    WITH of_levels AS (
      DELETE FROM practice_levels WHERE student_id = ${studentId} AND recalled = 0 AND recognised = 0),
    of_reviews AS (
      DELETE FROM practice_retention
      WHERE student_id = ${studentId} AND parameters_version = ${sql.raw(String(parametersVersion))} AND reviews <= 0)
    DELETE FROM practice_days WHERE student_id = ${studentId} AND events = 0`,
);
