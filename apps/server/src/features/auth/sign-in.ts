import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { inLine } from '#platform/in-line.ts';
import { networkOf } from '#platform/network.ts';
import type { Hasher } from './hashing.ts';
import type { SignInRefusal } from './rules.ts';
import { readSignInCode, signInRefusal } from './rules.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { sprayGuard } from './spraying.ts';
import type { Account } from './store.ts';
import { findAccountByEmail, isKnownBrowser, noteSignIn } from './store.ts';
import { clear, clearAll, guardAttempt, throttleKey } from './throttle-store.ts';
import { useToken } from './token-store.ts';

export const signInRule = { failures: limits.signInFailures, windowMinutes: limits.signInWindowMinutes };
/** Wrong one-time codes from one network. */
const codeRule = { failures: limits.inviteFailures, windowMinutes: limits.inviteWindowMinutes };
const codeLanes = 8;

export type SignInParts = {
  db: Db;
  clock: Clock;
  hasher: Hasher;
  sessions: Sessions;
  revealAccounts: boolean;
  /** Tells that somebody who had asked to be deleted is back. */
  tellReturn: (tx: Tx, userId: string) => Promise<void>;
};

type CodeRefusals = Refusals<'invalid-credential' | 'account-locked'>;
type Asker = { browserId: string | null; ip: string };

/** All counters of an account: its own, and one for each browser that signed in to it before. */
export const accountThrottle = (email: string) => throttleKey('sign-in', email);

export function signInService(parts: SignInParts) {
  const { db, clock, hasher, revealAccounts } = parts;
  // Verified when there is no password, so that an unknown address takes as long as a known one.
  const decoy = hasher.hash('nobody has this password');
  const sprayed = sprayGuard(parts);
  const enterCode = inLine(codeLanes);

  async function begin(
    email: string,
    account: Account | null,
    { browserId }: Asker,
  ): Promise<{ key: string; isKnown: boolean }> {
    const isKnown = account && browserId ? await isKnownBrowser(db, account.id, browserId) : false;
    const key = isKnown && browserId ? throttleKey('sign-in', email, browserId) : accountThrottle(email);
    await guardAttempt(db, key, signInRule, clock.now());
    return { key, isKnown };
  }

  return {
    async withPassword(
      input: { email: string; password: string; keepSignedIn: boolean },
      asker: Asker,
      errors: Refusals<SignInRefusal | 'account-locked'>,
    ): Promise<SignedIn> {
      const account = await findAccountByEmail(db, input.email);
      const { key, isKnown } = await begin(input.email, account, asker);
      const verify = async () =>
        (await hasher.verify(account?.passwordHash ?? (await decoy), input.password)) && Boolean(account?.passwordHash);
      // A known browser may mistype even while somebody tries passwords on the whole school.
      const matches = isKnown ? await verify() : await sprayed(networkOf(asker.ip), input.email, verify);
      if (!account?.passwordHash || !matches) throw errors[signInRefusal(revealAccounts, account !== null)]();
      if (account.lockedAt) throw errors['account-locked']();
      await clear(db, key);
      return open(parts, account.id, { remembered: input.keepSignedIn, needsNewPassword: false }, asker);
    },

    /**
     * A right code always works: it has eight characters and lives for a quarter of an hour, so no number of guesses
     * finds it, while a limit would let anybody who knows the address lock the child out. Only wrong codes are counted,
     * for each network, whether or not there is a code or an account.
     */
    async withCode(input: { email: string; code: string }, asker: Asker, errors: CodeRefusals): Promise<SignedIn> {
      const network = networkOf(asker.ip);
      const account = await findAccountByEmail(db, input.email);
      const userId = await enterCode(network, async () => {
        const used = await inTransaction(db, (tx) =>
          useToken(tx, 'sign-in-code', `${account?.id}:${readSignInCode(input.code)}`, clock.now()),
        );
        if (!used) await guardAttempt(db, throttleKey('sign-in-code', network), codeRule, clock.now());
        return used;
      });
      if (!account || userId !== account.id) throw errors['invalid-credential']();
      if (account.lockedAt) throw errors['account-locked']();
      await clearAll(db, accountThrottle(input.email));
      return open(parts, account.id, { remembered: false, needsNewPassword: true }, asker);
    },
  };
}

function open(
  { db, clock, sessions, tellReturn }: SignInParts,
  userId: string,
  wish: { remembered: boolean; needsNewPassword: boolean },
  { browserId }: Asker,
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const deletionUndone = await noteSignIn(tx, userId, clock.now());
    if (deletionUndone) await tellReturn(tx, userId);
    return sessions.enter(tx, userId, browserId, { ...wish, deletionUndone });
  });
}

export type SignInService = ReturnType<typeof signInService>;
