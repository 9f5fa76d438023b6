import type { Level } from '@wordgrove/contract/levels';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { practiceLevels } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { statement } from '#db/statement.ts';
import type { LevelAnswers } from './first-answers.ts';
import { levelOfReader } from './reader-level.ts';

const answers = statement('levels_of_reader', ['userId'], (on, { userId }) => {
  const { studentId, ...columns } = getTableColumns(practiceLevels);
  return on.select(columns).from(practiceLevels).where(eq(studentId, userId));
});

/** A student's first answers, by the level of the words. */
export function listLevels(on: Db | Tx, { userId }: { userId: string }): Promise<LevelAnswers[]> {
  return answers(on, { userId });
}

/** The level that a student reads at; null while nothing is known of it. */
export const readerLevel: Part<'userId', LevelAnswers[], Level | null> = {
  json: ({ userId }) => sql`(SELECT coalesce(json_agg(answers), '[]') FROM (
    SELECT level, recalled, recalled_right AS "recalledRight", recognised, recognised_right AS "recognisedRight"
    FROM ${practiceLevels} WHERE ${practiceLevels.studentId} = ${userId}) AS answers)`,
  read: levelOfReader,
};
