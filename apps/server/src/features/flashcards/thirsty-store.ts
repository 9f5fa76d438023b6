import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isDue, isGraded } from '#db/due.ts';
import { flashcards, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { isAtRisk } from '#db/word-state.ts';
import type { OwnRows } from '#http/context.ts';
import { isAsked } from './visible-store.ts';

const thirsty = rowsOf(
  'thirsty_cards',
  ['userId', 'now', 'words'],
  ({ userId, now, words }) => sql<{ position: string }>`
    SELECT first.position FROM ${wordMemory}
    CROSS JOIN LATERAL (
      SELECT min(c.position) AS position FROM ${flashcards} AS c
      WHERE c.word = ${wordMemory.word} AND ${isAsked({ userId })}
    ) AS first
    WHERE ${wordMemory.studentId} = ${userId} AND ${wordMemory.word} = ANY (${words}::text[])
      AND ${isGraded} AND (${isDue(now)} OR ${isAtRisk(now)}) AND first.position IS NOT NULL
    ORDER BY array_position(${words}::text[], ${wordMemory.word})`,
);

/** Positions of the cards of those words that are due or at risk, one per word, in their order. */
export async function listThirsty(
  on: Db | Tx,
  { userId }: OwnRows,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<number[]> {
  const rows = await thirsty(on, { userId, now: now.toISOString(), words });
  return rows.map(({ position }) => Number(position));
}
