import type { Db } from '#db/client.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { inLine } from '#platform/in-line.ts';
import { countFailing, putFailures, throttleKey } from './throttle-store.ts';

/** How many accounts may be failing from one network before it has to wait, and how long a failure counts. */
export const sprayRule = { accounts: 40, windowMinutes: 60 };

/** How many attempts from one network may run before the first of them is counted. */
const lanes = 8;

type Parts = { db: Db; clock: Clock };

/**
 * Counts, for each network, the accounts on which a sign-in failed and none has succeeded since: one password tried on
 * a whole school fails on nearly every account, while children who mistype get in a moment later. Two accounts that got
 * in make room for one more that didn't, because a large school shares one address.
 */
export function sprayGuard({ db, clock }: Parts) {
  const enter = inLine(lanes);
  const prefix = (network: string) => throttleKey('sign-in-from', network);

  async function refuse(network: string, now: Date): Promise<void> {
    const seen = await countFailing(db, prefix(network), now);
    if (!seen?.end || seen.failing < sprayRule.accounts + seen.gotIn / 2) return;
    throw failures.tooManyRequests(Math.max(1, Math.ceil((Date.parse(seen.end) - now.getTime()) / 1000)));
  }

  async function note(network: string, email: string, isIn: boolean, now: Date): Promise<void> {
    const windowEndsAt = new Date(now.getTime() + sprayRule.windowMinutes * 60_000);
    await putFailures(db, `${prefix(network)}:${throttleKey('account', email)}`, {
      failures: isIn ? 0 : 1,
      windowEndsAt,
    });
  }

  /**
   * Makes an attempt unless its network is trying one account after another.
   *
   * @param attempt true when the asker was let in
   * @throws `too-many-requests` with the seconds until the first of the failing accounts is forgotten
   */
  return (network: string, email: string, attempt: () => Promise<boolean>): Promise<boolean> =>
    enter(network, async () => {
      await refuse(network, clock.now());
      const isIn = await attempt();
      await note(network, email, isIn, clock.now());
      return isIn;
    });
}
