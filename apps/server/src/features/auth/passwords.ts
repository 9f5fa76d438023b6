import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { voidCard } from './card-store.ts';
import { refuseCommon } from './common-passwords.ts';
import type { Hasher } from './hashing.ts';
import { findSessionStart, removeSessions } from './session-store.ts';
import type { Sessions } from './sessions.ts';
import { accountThrottle, loginOf, signInRule } from './sign-in.ts';
import { findAccount, updatePassword } from './store.ts';
import { clear, clearAll, guardAttempt, throttleKey } from './throttle-store.ts';
import { useToken, voidTokens } from './token-store.ts';

export type PasswordParts = {
  db: Db;
  clock: Clock;
  hasher: Hasher;
  sessions: Sessions;
  /** Tells the owner by mail and every open screen of the account, in the transaction of the change. */
  announceChange: (tx: Tx, userId: string) => Promise<void>;
};

export type PasswordService = ReturnType<typeof passwordService>;

export function passwordService(parts: PasswordParts) {
  const { db, clock, hasher, sessions, announceChange } = parts;

  /** Every session, open link and code ends with the old password. */
  async function replace(tx: Tx, userId: string, passwordHash: string): Promise<void> {
    const now = clock.now();
    await updatePassword(tx, userId, passwordHash, now);
    await removeSessions(tx, userId);
    await voidTokens(tx, userId, 'reset-password', now);
    await voidTokens(tx, userId, 'sign-in-code', now);
    await voidCard(tx, userId, now);
    await announceChange(tx, userId);
  }

  async function replaceAndStay(
    { userId, password, remembered }: { userId: string; password: string; remembered: boolean },
    errors: Refusals<'common-password'>,
  ): Promise<string> {
    refuseCommon(password, errors);
    const passwordHash = await hasher.hash(password);
    return inTransaction(db, async (tx) => {
      await replace(tx, userId, passwordHash);
      return sessions.open(tx, userId, { remembered });
    });
  }

  return {
    /** @returns the cookie of a new session: the browser that made the change stays signed in */
    async change(
      caller: Caller,
      input: { currentPassword: string; newPassword: string },
      errors: Refusals<'wrong-password' | 'common-password'>,
    ): Promise<string> {
      await confirmPassword(parts, caller.userId, input.currentPassword, errors);
      const { userId, remembered } = caller;
      return replaceAndStay({ userId, password: input.newPassword, remembered }, errors);
    },

    /** For a session that began with a one-time code. */
    choose: ({ userId }: Caller, password: string, errors: Refusals<'common-password'>): Promise<string> =>
      replaceAndStay({ userId, password, remembered: false }, errors),

    async reset(
      input: { token: string; password: string },
      errors: Refusals<'link-invalid' | 'common-password'>,
    ): Promise<void> {
      // Checked before the link is: a password that can't be accepted must not use it up.
      refuseCommon(input.password, errors);
      const passwordHash = await hasher.hash(input.password);
      await inTransaction(db, async (tx) => {
        const userId = await useToken(tx, 'reset-password', input.token, clock.now());
        if (!userId) throw errors['link-invalid']();
        await replace(tx, userId, passwordHash);
        const account = await findAccount(tx, userId);
        if (account) await clearAll(tx, accountThrottle(loginOf(account)));
      });
    },
  };
}

type ConfirmParts = Pick<PasswordParts, 'db' | 'clock' | 'hasher'>;

/**
 * Whether it is really the owner who asks for what can't be undone. An account without a password has no other proof
 * than having signed in a moment ago.
 *
 * @param password empty for an account without one
 */
export async function confirmOwner(
  parts: ConfirmParts,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  password: string,
  errors: Refusals<'wrong-password' | 'sign-in-again'>,
): Promise<void> {
  const account = await findAccount(parts.db, userId);
  if (account?.passwordHash) return confirmPassword(parts, userId, password, errors);
  if (!(await isFresh(parts, sessionId))) throw errors['sign-in-again']();
}

/** Whether somebody signed in to this session within the last minutes. */
export async function isFresh({ db, clock }: Pick<ConfirmParts, 'db' | 'clock'>, sessionId: string): Promise<boolean> {
  const start = await findSessionStart(db, sessionId);
  return start !== null && clock.now().getTime() - start.getTime() < limits.providerProofMinutes * 60_000;
}

/** @throws `wrong-password` when it isn't the account's; after too many guesses the account must wait, as at sign-in */
export async function confirmPassword(
  { db, clock, hasher }: ConfirmParts,
  userId: string,
  password: string,
  errors: Refusals<'wrong-password'>,
): Promise<void> {
  const key = throttleKey('confirm-password', userId);
  await guardAttempt(db, key, signInRule, clock.now());
  const account = await findAccount(db, userId);
  if (!account?.passwordHash || !(await hasher.verify(account.passwordHash, password)))
    throw errors['wrong-password']();
  await clear(db, key);
}
