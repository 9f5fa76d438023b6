import type { Queue } from '@wordgrove/contract/flashcards';
import type { Db, Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import { countWaiting, findDone } from './queue-store.ts';
import { todayAfter } from './rules.ts';

/** How much of the day's limit the user has used, by their local day. */
export async function todayOf(on: Db | Tx, own: OwnRows, timeZone: string, now: Date): Promise<Queue['today']> {
  const day = localDay(now, timeZone);
  return todayAfter(day, await findDone(on, own, day));
}

/** How many cards the student will still be asked today: due and new ones, up to the day's limit. */
export async function countRemaining(on: Db | Tx, own: OwnRows, timeZone: string, now: Date): Promise<number> {
  const { due, fresh } = await countWaiting(on, own, now);
  const { remaining } = await todayOf(on, own, timeZone, now);
  return Math.min(due + fresh, remaining);
}
