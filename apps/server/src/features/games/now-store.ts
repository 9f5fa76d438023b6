import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { gameAnswers, gamePlays } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { PlayRow } from './play-store.ts';

const some = statement('plays_with_ids', ['userId', 'ids'], (on, { userId, ids }) =>
  on
    .select({ id: gamePlays.id, startedAt: gamePlays.startedAt, xp: gamePlays.xp, wish: gamePlays.wish })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, userId), sql`${gamePlays.id} = ANY (${ids}::uuid[])`))
    .orderBy(gamePlays.startedAt),
);

/** The student's plays with these ids, in the order in which they began. */
export function listPlays(
  on: Db | Tx,
  { userId }: OwnRows,
  ids: readonly string[],
): Promise<Pick<PlayRow, 'id' | 'startedAt' | 'xp' | 'wish'>[]> {
  return some(on, { userId, ids });
}

const asked = statement('words_of_plays', ['userId', 'ids'], (on, { userId, ids }) =>
  on
    .select({ word: gameAnswers.word, times: sql<number>`count(*)`.mapWith(Number) })
    .from(gameAnswers)
    .where(and(eq(gameAnswers.studentId, userId), sql`${gameAnswers.playId} = ANY (${ids}::uuid[])`))
    .groupBy(gameAnswers.word),
);

/** How often the finished plays with these ids have asked each word. */
export async function countAsked(
  on: Db | Tx,
  { userId }: OwnRows,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await asked(on, { userId, ids });
  return new Map(rows.flatMap(({ word, times }) => (word === null ? [] : [[word, times] as const])));
}
