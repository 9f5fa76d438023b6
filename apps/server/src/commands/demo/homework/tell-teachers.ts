import { dayMs } from '@wordgrove/contract/days';
import type { Db } from '#db/client.ts';
import { tellOnly } from '#features/live/service.ts';
import { tellOfWaiting } from '#flows/tell-of-waiting.ts';

const days = 60;
/** Often enough to come into the hours at which teachers are told, on every day and in every zone. */
const stepMs = dayMs / 4;

/** Tells the teachers of work that waits, by the server's own job, as if it had run on each of the school's days. */
export async function tellTeachers(db: Db, now: Date): Promise<void> {
  const { signal } = new AbortController();
  for (let at = now.getTime() - days * dayMs; at <= now.getTime(); at += stepMs) {
    const clock = { now: () => new Date(at) };
    await tellOfWaiting({ db, clock, tell: tellOnly })({}, { signal });
  }
}
