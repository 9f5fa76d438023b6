import type { SecondSource } from '@wordgrove/contract/dictionary';
import { limits } from '@wordgrove/contract/limits';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { dictionaryCache, dictionaryCalls } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

type Entries = SecondSource['entries'];

/** The source's answer, if it is less than a day old. */
export async function findCached(db: Db, word: string, now: Date): Promise<Entries | null> {
  const [row] = await db
    .select({ entries: dictionaryCache.entries })
    .from(dictionaryCache)
    .where(
      and(eq(dictionaryCache.word, word), gt(dictionaryCache.fetchedAt, ago(now, limits.secondSourceCacheSeconds))),
    );
  return row?.entries ?? null;
}

export async function putCached(db: Db, word: string, entries: Entries, fetchedAt: Date): Promise<void> {
  await db
    .insert(dictionaryCache)
    .values({ word, entries, fetchedAt })
    .onConflictDoUpdate({ target: dictionaryCache.word, set: { entries, fetchedAt } });
}

/**
 * Counts a call; false when the last hour's limit is used up. One statement, so a hundred simultaneous calls can't slip
 * through.
 */
export async function countCall(db: Db, own: OwnRows, now: Date): Promise<boolean> {
  const { calledAt } = dictionaryCalls;
  const recent = sql`array(SELECT at FROM unnest(${calledAt}) AS at WHERE at > ${ago(now, limits.secondSourceWindowSeconds)})`;
  const counted = await db
    .insert(dictionaryCalls)
    .values({ userId: own.userId, calledAt: [now], lastAt: now })
    .onConflictDoUpdate({
      target: dictionaryCalls.userId,
      set: { calledAt: sql`${recent} || ${now}::timestamptz`, lastAt: now },
      setWhere: sql`cardinality(${recent}) < ${limits.secondSourceCalls}`,
    })
    .returning({ userId: dictionaryCalls.userId });
  return counted.length > 0;
}

/** Removes expired answers and counters. */
export async function removeOldSourceRows(db: Db, now: Date): Promise<void> {
  await db.delete(dictionaryCache).where(lt(dictionaryCache.fetchedAt, ago(now, limits.secondSourceCacheSeconds)));
  await db.delete(dictionaryCalls).where(lt(dictionaryCalls.lastAt, ago(now, limits.secondSourceWindowSeconds)));
}

function ago(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
