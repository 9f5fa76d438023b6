import type { Queue } from '@wordgrove/contract/flashcards';
import type { Db, Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import { countAnswers } from './queue-store.ts';
import { todayAfter } from './rules.ts';

/** How much of the day's limit somebody has used where they live. */
export async function todayOf(on: Db | Tx, own: OwnRows, timeZone: string, now: Date): Promise<Queue['today']> {
  const day = localDay(now, timeZone);
  return todayAfter(day, await countAnswers(on, own, day));
}
