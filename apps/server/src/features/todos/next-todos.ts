import type { NextTodos } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { countDueBy, listSoonest } from './store.ts';

/** What a dashboard says of the list: those that are due soonest, and how many there are. */
export function nextTodos({ db, clock }: { db: Db; clock: Clock }) {
  return async (own: OwnRows, { timeZone }: Pick<Caller, 'timeZone'>): Promise<NextTodos> => {
    const today = localDay(clock.now(), timeZone);
    const [soonest, counts] = await Promise.all([listSoonest(db, own, limits.nextTodos), countDueBy(db, own, today)]);
    return { soonest, ...counts };
  };
}
