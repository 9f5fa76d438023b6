import type { Queue } from '@wordgrove/contract/flashcards';
import type { Db, Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import { countAnswers, countWaiting } from './queue-store.ts';
import { todayAfter } from './rules.ts';

/** How much of the day's limit somebody has used where they live. */
export async function todayOf(on: Db | Tx, own: OwnRows, timeZone: string, now: Date): Promise<Queue['today']> {
  const day = localDay(now, timeZone);
  return todayAfter(day, await countAnswers(on, own, day));
}

/** How many cards a student is still asked today: what is due and what is new, as far as the day's limit goes. */
export async function countRemaining(on: Db | Tx, own: OwnRows, timeZone: string, now: Date): Promise<number> {
  const { due, fresh } = await countWaiting(on, own, { deckId: undefined, now });
  const { remaining } = await todayOf(on, own, timeZone, now);
  return Math.min(due + fresh, remaining);
}
