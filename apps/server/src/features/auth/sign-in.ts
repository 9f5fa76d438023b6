import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { inLine } from '#platform/in-line.ts';
import { networkOf } from '#platform/network.ts';
import type { CardService } from './cards.ts';
import type { Hasher } from './hashing.ts';
import type { SignInRefusal } from './rules.ts';
import { readSignInCode, signInRefusal } from './rules.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { signInNameOf } from './sign-in-name.ts';
import { sprayGuard } from './spraying.ts';
import type { Account } from './store.ts';
import { findAccountByEmail, findAccountBySignInName, isKnownBrowser, noteSignIn } from './store.ts';
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
  cards: Pick<CardService, 'openByCode'>;
  revealAccounts: boolean;
  /** Tells that somebody who had asked to be deleted is back. */
  tellReturn: (tx: Tx, userId: string) => Promise<void>;
};

type CodeRefusals = Refusals<'invalid-credential' | 'account-locked' | 'card-invalid'>;
type Asker = { browserId: string | null; ip: string };

/** All counters of an account: its own, and one for each browser that signed in to it before. */
export const accountThrottle = (login: string) => throttleKey('sign-in', login);

/** The name under which an account's failures are counted, whichever way its owner signs in. */
export const loginOf = ({ email, signInName, id }: Account): string => email ?? signInName ?? id;

/** @param login an address, or a sign-in name as somebody typed it */
export function findByLogin(on: Db | Tx, login: string): Promise<Account | null> {
  return login.includes('@') ? findAccountByEmail(on, login) : findAccountBySignInName(on, signInNameOf(login));
}

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
    /** @param also what else a right password allows; a start code doesn't */
    async withPassword(
      input: { email: string; password: string; keepSignedIn: boolean },
      asker: Asker,
      errors: Refusals<SignInRefusal | 'account-locked' | 'card-invalid'>,
      also?: (tx: Tx, userId: string) => Promise<void>,
    ): Promise<SignedIn> {
      const account = await findByLogin(db, input.email);
      // A right start code works however often others have failed: no number of guesses finds one.
      const byCard = await parts.cards.openByCode(account, input.password, asker, errors);
      if (byCard) return byCard;
      const login = account ? loginOf(account) : input.email;
      const { key, isKnown } = await begin(login, account, asker);
      const verify = async () =>
        (await hasher.verify(account?.passwordHash ?? (await decoy), input.password)) && Boolean(account?.passwordHash);
      // A known browser may mistype even while somebody tries passwords on the whole school.
      const matches = isKnown ? await verify() : await sprayed(networkOf(asker.ip), login, verify);
      if (!account?.passwordHash || !matches) throw errors[signInRefusal(revealAccounts, account !== null)]();
      if (account.lockedAt) throw errors['account-locked']();
      await clear(db, key);
      return open(parts, account.id, { remembered: input.keepSignedIn, needsNewPassword: false }, asker, also);
    },

    /**
     * A right code always works: it has eight characters and lives for a quarter of an hour, so no number of guesses
     * finds it, while a limit would let anybody who knows the address lock the child out. Only wrong codes are counted,
     * for each network, whether or not there is a code or an account.
     */
    async withCode(input: { email: string; code: string }, asker: Asker, errors: CodeRefusals): Promise<SignedIn> {
      const network = networkOf(asker.ip);
      const account = await findByLogin(db, input.email);
      const byCard = await parts.cards.openByCode(account, input.code, asker, errors);
      if (byCard) return byCard;
      const userId = await enterCode(network, async () => {
        const used = await inTransaction(db, (tx) =>
          useToken(tx, 'sign-in-code', `${account?.id}:${readSignInCode(input.code)}`, clock.now()),
        );
        if (!used) await guardAttempt(db, throttleKey('sign-in-code', network), codeRule, clock.now());
        return used;
      });
      if (!account || userId !== account.id) throw errors['invalid-credential']();
      if (account.lockedAt) throw errors['account-locked']();
      await clearAll(db, accountThrottle(loginOf(account)));
      return open(parts, account.id, { remembered: false, needsNewPassword: true }, asker);
    },
  };
}

function open(
  parts: SignInParts,
  userId: string,
  wish: { remembered: boolean; needsNewPassword: boolean },
  { browserId }: Asker,
  also?: (tx: Tx, userId: string) => Promise<void>,
): Promise<SignedIn> {
  return inTransaction(parts.db, async (tx) => {
    await also?.(tx, userId);
    return enterAccount(parts, tx, userId, browserId, wish);
  });
}

/** Opens a session in a running transaction, and calls off a deletion that was asked for. */
export async function enterAccount(
  { clock, sessions, tellReturn }: Pick<SignInParts, 'clock' | 'sessions' | 'tellReturn'>,
  tx: Tx,
  userId: string,
  browserId: string | null,
  wish: { remembered: boolean; needsNewPassword: boolean },
): Promise<SignedIn> {
  const deletionUndone = await noteSignIn(tx, userId, clock.now());
  if (deletionUndone) await tellReturn(tx, userId);
  return sessions.enter(tx, userId, browserId, { ...wish, deletionUndone });
}

export type SignInService = ReturnType<typeof signInService>;
