import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import { refuseCommon } from '#features/auth/common-passwords.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import { findLinkedAccount, insertIdentity } from '#features/auth/providers/identity-store.ts';
import type { Ticket } from '#features/auth/providers/sealed.ts';
import { enterLinked } from '#features/auth/providers/service.ts';
import type { Sessions, SignedIn } from '#features/auth/sessions.ts';
import type { SignInParts } from '#features/auth/sign-in.ts';
import { accountThrottle, signInRule } from '#features/auth/sign-in.ts';
import type { Account } from '#features/auth/store.ts';
import { clear, guardAttempt } from '#features/auth/throttle-store.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';

export type WayInParts = {
  db: Db;
  clock: Clock;
  random: Random;
  hasher: Hasher;
  sessions: Sessions;
  queueMail: QueueAccountMail;
  tellReturn: SignInParts['tellReturn'];
};

export type NewAccount = { id: string; email: string };
export type Asker = { browserId: string | null; ip: string; cameBy: () => string | null };

/** How a new account is signed in to. */
export type NewWayIn = {
  /** Signs in to what an earlier copy of the same registration made; null when none did, or it is somebody else's. */
  reopen: (existing: Account | null) => Promise<SignedIn | null>;
  /** What takes its time, before anything is said about the address. */
  prepare: () => Promise<{ passwordHash: string | null; emailVerified: boolean }>;
  /** Written once the account is there, in the same transaction. */
  write: (tx: Tx) => Promise<void>;
};

/** By a password; the address has yet to be verified. Others may know the id, so a password tried here counts as one tried at sign-in. */
export function byPassword(
  { db, clock, hasher, sessions, queueMail }: WayInParts,
  { id, email, password }: NewAccount & { password: string },
  { browserId, cameBy }: Asker,
  errors: Refusals<'common-password'>,
): NewWayIn {
  refuseCommon(password, errors);
  return {
    async reopen(existing) {
      const { passwordHash, lockedAt, deletionRequestedAt } = existing ?? {};
      if (existing?.id !== id || !passwordHash || lockedAt || deletionRequestedAt) return null;
      const key = accountThrottle(email);
      await guardAttempt(db, key, signInRule, clock.now());
      if (!(await hasher.verify(passwordHash, password))) return null;
      await clear(db, key);
      return inTransaction(db, (tx) => sessions.enter(tx, id, browserId, { remembered: false }));
    },
    // One hash whatever the answer, so that timing reveals nothing about the address.
    prepare: async () => ({ passwordHash: await hasher.hash(password), emailVerified: false }),
    write: (tx) => queueMail(tx, { kind: 'verify-email', userId: id, cameBy: cameBy() }),
  };
}

/** By a provider, which has verified the address. Whoever has its word may open the account that it is linked to. */
export function byProvider(
  parts: WayInParts,
  ticket: Ticket,
  id: string,
  { browserId }: Asker,
  errors: Refusals<'account-locked'>,
): NewWayIn {
  return {
    async reopen() {
      const userId = await findLinkedAccount(parts.db, ticket);
      return userId ? enterLinked(parts, userId, browserId, errors) : null;
    },
    prepare: async () => ({ passwordHash: null, emailVerified: true }),
    async write(tx) {
      const { issuer, subject } = ticket;
      const row = { issuer, subject, userId: id, now: parts.clock.now() };
      if (!(await insertIdentity(tx, parts.random, row))) throw new LinkedMeanwhile();
    },
  };
}

/** The same registration, sent twice at once, was quicker. */
class LinkedMeanwhile extends Error {}
