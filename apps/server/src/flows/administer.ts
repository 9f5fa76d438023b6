import { codes } from '@wordgrove/contract/errors';
import { paths } from '@wordgrove/contract/paths';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { listAccounts, setLocked } from '#features/auth/account-store.ts';
import { removeSessions } from '#features/auth/session-store.ts';
import { accountThrottle, findByLogin, loginOf } from '#features/auth/sign-in.ts';
import type { Account } from '#features/auth/store.ts';
import { insertAudit, markVerified } from '#features/auth/store.ts';
import { clearAll } from '#features/auth/throttle-store.ts';
import { insertToken, voidTokens } from '#features/auth/token-store.ts';
import { setAdmin } from '#features/profiles/store.ts';
import { failures, refusalsOf } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };

const errors = refusalsOf(codes('profile-not-found'));

/**
 * What the school's IT staff do from the terminal. Every change is audited and takes effect on a running server at
 * once. Each function returns whether it changed anything, and throws `not-found` for a login (an address, or the
 * sign-in name of a child without one) that nobody has.
 */
export function administration(parts: Parts) {
  const { db, clock, random, tell } = parts;

  /** Runs one transaction on one account. A change is audited and told to the account's open screens. */
  function onAccount(login: string, action: string, work: (tx: Tx, account: Account, now: Date) => Promise<boolean>) {
    return inTransaction(db, async (tx) => {
      const account = await findByLogin(tx, login);
      if (!account) throw failures.notFound();
      const now = clock.now();
      if (!(await work(tx, account, now))) return false;
      await insertAudit(tx, random, { actorId: null, subjectId: account.id, action, at: now });
      await tell(tx, [account.id], 'session');
      return true;
    });
  }

  return {
    list: (text: string) => listAccounts(db, text),

    /** @returns null when the account has no address to confirm */
    async verify(login: string): Promise<boolean | null> {
      const account = await findByLogin(db, login);
      if (account && !account.email) return null;
      return onAccount(login, 'email-confirmed', (tx, { id }, now) => markVerified(tx, id, now));
    },

    lock: (login: string) =>
      onAccount(login, 'locked', async (tx, { id }, now) => {
        await removeSessions(tx, id);
        return setLocked(tx, id, true, now);
      }),

    unlock: (login: string) =>
      onAccount(login, 'unlocked', async (tx, account, now) => {
        await clearAll(tx, accountThrottle(loginOf(account)));
        return setLocked(tx, account.id, false, now);
      }),

    /**
     * Ends every session.
     *
     * @returns a link with which the owner chooses a new password; it works once
     */
    async reset(login: string, baseUrl: string): Promise<string> {
      const token = random.token();
      await onAccount(login, 'reset-link-made', async (tx, account, now) => {
        await removeSessions(tx, account.id);
        await voidTokens(tx, account.id, 'reset-password', now);
        await insertToken(tx, random, { userId: account.id, purpose: 'reset-password', token, now });
        await clearAll(tx, accountThrottle(loginOf(account)));
        return true;
      });
      return `${baseUrl}${paths.resetPassword}?token=${token}`;
    },

    /** @throws `profile-not-found` when registration was never completed */
    setAdmin: (login: string, isAdmin: boolean) =>
      onAccount(login, isAdmin ? 'admin-granted' : 'admin-revoked', async (tx, { id }, now) => {
        const isNew = await setAdmin(tx, id, isAdmin, now);
        if (isNew === null) throw errors['profile-not-found']();
        if (isNew) await tell(tx, [id], 'profile');
        return isNew;
      }),
  };
}

export type Administration = ReturnType<typeof administration>;
