import type { Waiting } from '@wordgrove/contract/flashcards';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import type { Part } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { BeyondJson } from './due-store.ts';
import { beyondJson } from './due-store.ts';
import type { DoneJson, WaitingJson } from './queue-store.ts';
import { doneJson, readWaiting, waitingJson } from './queue-store.ts';
import { todayAfter } from './rules.ts';

type Json = { day: string; done: DoneJson; cards: WaitingJson; beyond: BeyondJson };

/** Enough to get past the words that can't be asked any more, such as those of deleted cards. */
const nextLookedAt = 200;

/**
 * Everything that waits for a student's review, on cards and in games alone.
 *
 * @param isPlayable whether a game can ask about a word that is on no card
 */
export function waitingPart(isPlayable: (word: string) => boolean): Part<'userId' | 'day' | 'now', Json, Waiting> {
  return {
    json: ({ userId, day, now }) => {
      // Named once: to start so many plans of the same took PostgreSQL longer than to read the rows.
      const own = { userId, decks: sql`(SELECT id FROM learnable)` };
      return sql`(WITH learnable AS MATERIALIZED ${visibleDeckIds({ userId })} SELECT json_build_object(
        'day', ${day}::text,
        'done', ${doneJson({ userId, day })},
        'cards', ${waitingJson(own, undefined, now)},
        'beyond', ${beyondJson(own, now, nextLookedAt)}))`;
    },
    read: ({ day, done, cards, beyond }) => {
      const { nextDue, ...counts } = readWaiting(cards);
      const inGames = beyond.next.find(({ word }) => isPlayable(word));
      const dues = [nextDue, inGames && new Date(inGames.due)].flatMap((each) => each ?? []);
      const nextWord = dues.sort((one, other) => one.getTime() - other.getTime())[0];
      return {
        today: todayAfter(day, done),
        ...counts,
        nextDue: nextDue?.toISOString() ?? null,
        gameWords: beyond.due.filter(isPlayable).length,
        nextWord: nextWord?.toISOString() ?? null,
      };
    },
  };
}

type InDeck = { isFound: boolean; done: DoneJson; cards: WaitingJson };

const inDeck = rowsOf('waiting_in_deck', ['userId', 'day', 'now', 'deckId'], ({ userId, day, now, deckId }) => {
  const own = { userId, decks: sql`(SELECT id FROM learnable)` };
  return sql<InDeck>`WITH learnable AS MATERIALIZED ${visibleDeckIds({ userId })}
    SELECT EXISTS (SELECT FROM learnable WHERE id = ${deckId}) AS "isFound", ${doneJson({ userId, day })} AS done,
      ${waitingJson(own, deckId, now)} AS cards`;
});

/** What waits in a single deck; null for one that isn't the student's to learn. */
export async function findWaitingIn(
  db: Db,
  { userId }: OwnRows,
  { deckId, day, now }: { deckId: string; day: string; now: Date },
): Promise<{ done: DoneJson; cards: ReturnType<typeof readWaiting> } | null> {
  const [row] = await inDeck(db, { userId, day, now: now.toISOString(), deckId });
  return row?.isFound ? { done: row.done, cards: readWaiting(row.cards) } : null;
}
