import { and, asc, eq, exists, gt, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import {
  authUsers,
  gameAnswers,
  gameMisses,
  memoryCounts,
  practiceDays,
  practiceEvents,
  practiceLevels,
  practiceRetention,
  wordMemory,
} from '#db/schema/all.ts';
import type { LevelAnswers } from './first-answers.ts';
import type { PracticeDay } from './practice-days.ts';
import { parametersVersion } from './rules.ts';

type Owner = { userId: string };

const rowsAtOnce = 1000;

/** The next students, by id, with anything in the ledger or in games, or computed from it. */
export async function listPractising(on: Db | Tx, after: string | null, limit: number): Promise<string[]> {
  const memory = [practiceEvents, wordMemory, memoryCounts, practiceDays, practiceRetention, practiceLevels] as const;
  const tables = [...memory, gameAnswers, gameMisses] as const;
  const has = (table: (typeof tables)[number]) =>
    exists(on.select({ id: table.studentId }).from(table).where(eq(table.studentId, authUsers.id)));
  const rows = await on
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(after === null ? undefined : gt(authUsers.id, after), or(...tables.map(has))))
    .orderBy(asc(authUsers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Some students with a memory computed with other parameters. */
export async function listOutdated(on: Db | Tx, limit: number): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: wordMemory.studentId })
    .from(wordMemory)
    .where(ne(wordMemory.parametersVersion, parametersVersion))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Every word for which a student has evidence or a memory. */
export async function listWords(tx: Tx, { userId }: Owner): Promise<string[]> {
  const of = (table: typeof practiceEvents | typeof wordMemory) =>
    tx.select({ word: table.word }).from(table).where(eq(table.studentId, userId));
  const rows = await of(practiceEvents).union(of(wordMemory));
  return rows.map(({ word }) => word);
}

export async function listDays(on: Db | Tx, { userId }: Owner): Promise<PracticeDay[]> {
  const rows = await on.select().from(practiceDays).where(eq(practiceDays.studentId, userId));
  return rows.map(({ studentId: _, ...day }) => day);
}

/** Replaces all of a student's days with these. */
export async function replaceDays(tx: Tx, { userId }: Owner, days: readonly PracticeDay[]): Promise<void> {
  await tx.delete(practiceDays).where(eq(practiceDays.studentId, userId));
  for (let n = 0; n < days.length; n += rowsAtOnce) {
    const rows = days.slice(n, n + rowsAtOnce).map((day) => ({ studentId: userId, ...day }));
    await tx.insert(practiceDays).values(rows);
  }
}

/** Replaces all of a student's levels with these. */
export async function replaceLevels(tx: Tx, { userId }: Owner, levels: readonly LevelAnswers[]): Promise<void> {
  await tx.delete(practiceLevels).where(eq(practiceLevels.studentId, userId));
  if (levels.length > 0) await tx.insert(practiceLevels).values(levels.map((each) => ({ studentId: userId, ...each })));
}
