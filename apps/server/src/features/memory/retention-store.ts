import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { practiceRetention } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { RetentionCell, RetentionSums } from './retention.ts';
import { parametersVersion } from './rules.ts';

type Owner = { userId: string };
type Row = Pick<RetentionCell, 'reviews' | 'remembered' | 'predicted'> & { month: string | null; bin: number | null };

const addCells = statement('insert_retention', ['rows'], (on, { rows }) =>
  on.insert(practiceRetention).select(fromJson(practiceRetention, rows)),
);

const sums = rowsOf(
  'retention_sums',
  ['userId', 'parametersVersion'],
  ({ userId, parametersVersion }) => sql<Row>`
    SELECT month, bin, sum(reviews)::int AS reviews, sum(remembered)::int AS remembered,
      sum(predicted)::float8 AS predicted
    FROM practice_retention WHERE student_id = ${userId} AND parameters_version = ${parametersVersion}
    GROUP BY GROUPING SETS ((month), (bin)) ORDER BY month, bin`,
);

/** A student's reviews in total, by month and by bin of the prediction. */
export async function sumRetention(on: Db | Tx, { userId }: Owner): Promise<RetentionSums> {
  const rows = await sums(on, { userId, parametersVersion });
  const byMonth = rows.flatMap(({ month, bin: _, ...cell }) => (month === null ? [] : { month, ...cell }));
  const byBin = rows.flatMap(({ bin, month: _, ...cell }) => (bin === null ? [] : { bin, ...cell }));
  const total = (key: 'reviews' | 'remembered' | 'predicted') => byBin.reduce((sum, row) => sum + row[key], 0);
  const all = { reviews: total('reviews'), remembered: total('remembered'), predicted: total('predicted') };
  return { all, byMonth, byBin };
}

/** Every cell, including those of earlier parameter versions. */
export async function listRetention(tx: Tx, { userId }: Owner): Promise<(RetentionCell & { version: number })[]> {
  const rows = await tx.select().from(practiceRetention).where(eq(practiceRetention.studentId, userId));
  return rows.map(({ studentId: _, parametersVersion: version, ...cell }) => ({ ...cell, version }));
}

/** Replaces all of a student's cells with these. */
export async function replaceRetention(tx: Tx, own: Owner, cells: readonly RetentionCell[]): Promise<void> {
  await tx.delete(practiceRetention).where(eq(practiceRetention.studentId, own.userId));
  const rows = cells.map((cell) => ({ studentId: own.userId, parametersVersion, ...cell }));
  await addCells(tx, { rows: asJson(practiceRetention, rows) });
}
