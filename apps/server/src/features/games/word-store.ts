import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isDue, isGraded } from '#db/due.ts';
import { dictionarySavedWords, gameAnswers, gamePlays, wordMemory } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

/** Saved words as the student wrote them, newest first. */
export async function listSaved(on: Db | Tx, own: OwnRows, limit: number): Promise<string[]> {
  const rows = await on
    .select({ word: dictionarySavedWords.word })
    .from(dictionarySavedWords)
    .where(eq(dictionarySavedWords.userId, own.userId))
    .orderBy(desc(dictionarySavedWords.savedAt), asc(dictionarySavedWords.word))
    .limit(limit);
  return rows.map(({ word }) => word);
}

/** A finished play's items in order, its round, and the source of its words; null when there is no such play. */
export async function findAsked(on: Db | Tx, own: OwnRows, playId: string) {
  const rows = await on
    .select({
      wish: gamePlays.wish,
      round: gamePlays.round,
      item: gameAnswers.item,
      word: gameAnswers.word,
      isWrong: sql<boolean>`${gameAnswers.isRight} IS FALSE`,
    })
    .from(gamePlays)
    .innerJoin(gameAnswers, and(eq(gameAnswers.studentId, gamePlays.studentId), eq(gameAnswers.playId, gamePlays.id)))
    .where(
      and(
        eq(gamePlays.studentId, own.userId),
        eq(gamePlays.id, playId),
        isNotNull(gamePlays.finishedAt),
        // The mistakes of a test would tell its answers.
        eq(gamePlays.isTest, false),
      ),
    )
    .orderBy(asc(gameAnswers.place));
  const [first] = rows;
  return first ? { wish: first.wish, round: first.round, items: rows } : null;
}

export type DueState = 'due' | 'new' | 'other';

const graded = statement('graded_words', ['userId', 'words', 'now'], (on, { userId, words, now }) =>
  on
    .select({ word: wordMemory.word, isDue: isDue(now) })
    .from(wordMemory)
    .where(and(eq(wordMemory.studentId, userId), sql`${wordMemory.word} = ANY (${words}::text[])`, isGraded)),
);

/** The words' due states before a play counts. A word that was never graded is new. */
export async function listDueStates(
  on: Db | Tx,
  { userId }: OwnRows,
  words: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, DueState>> {
  if (words.length === 0) return new Map();
  const rows = await graded(on, { userId, words, now });
  const dueOf = new Map(rows.map((row) => [row.word, row.isDue]));
  return new Map(
    words.map((word) => {
      const isWordDue = dueOf.get(word);
      return [word, isWordDue === undefined ? 'new' : isWordDue ? 'due' : 'other'];
    }),
  );
}
