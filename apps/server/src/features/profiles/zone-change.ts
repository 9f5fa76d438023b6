import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { localDaysFrom } from '#platform/local-day.ts';
import type { ProfileRow } from './read-store.ts';
import type { ProfileChange } from './store.ts';
import { putZonesIntoForce } from './store.ts';

export type Home = Pick<ProfileRow, 'role' | 'timeZone' | 'nextTimeZone' | 'zoneChangesAt'>;

/**
 * The effect of choosing a time zone. A student's day ends in the zone where it began: the new zone applies from the
 * next midnight, or hopping between zones would split one day into many. Choosing the old zone again cancels the
 * change.
 */
export function zoneChange(home: Home, chosen: string, now: Date): ProfileChange {
  if (home.role !== 'student') return { timeZone: chosen };
  const stays = { timeZone: home.timeZone };
  if (chosen === home.timeZone) return { ...stays, nextTimeZone: null, zoneChangesAt: null };
  const midnight = home.zoneChangesAt ?? localDaysFrom(now, home.timeZone, 1)[0]?.endsAt ?? now;
  return { ...stays, nextTimeZone: chosen, zoneChangesAt: midnight };
}

type Parts = { db: Db; clock: Clock; tell: Tell };

/** Applies the chosen zones whose midnight has come. Every midnight on Earth falls on a quarter of an hour. */
export function moveZones({ db, clock, tell }: Parts) {
  return (): Promise<void> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const ids = await putZonesIntoForce(tx, now);
      await tell(tx, ids, 'profile');
      await tell(tx, ids, 'daily-tasks');
    });
}
