import { and, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { authThrottles } from '#db/schema/auth.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { inLine } from '#platform/in-line.ts';
import { throttleKey } from './throttle.ts';

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
    const [seen] = await db
      .select({
        failing: sql<number>`count(*) FILTER (WHERE ${authThrottles.failures} > 0)`.mapWith(Number),
        gotIn: sql<number>`count(*) FILTER (WHERE ${authThrottles.failures} = 0)`.mapWith(Number),
        end: sql<string | null>`min(${authThrottles.windowEndsAt}) FILTER (WHERE ${authThrottles.failures} > 0)`,
      })
      .from(authThrottles)
      .where(
        and(sql`starts_with(${authThrottles.key}, ${`${prefix(network)}:`})`, gt(authThrottles.windowEndsAt, now)),
      );
    if (!seen?.end || seen.failing < sprayRule.accounts + seen.gotIn / 2) return;
    throw failures.tooManyRequests(Math.max(1, Math.ceil((Date.parse(seen.end) - now.getTime()) / 1000)));
  }

  async function note(network: string, email: string, isIn: boolean, now: Date): Promise<void> {
    const row = {
      failures: isIn ? 0 : 1,
      windowEndsAt: new Date(now.getTime() + sprayRule.windowMinutes * 60_000),
    };
    await db
      .insert(authThrottles)
      .values({ key: `${prefix(network)}:${throttleKey('account', email)}`, ...row })
      .onConflictDoUpdate({ target: authThrottles.key, set: row });
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
