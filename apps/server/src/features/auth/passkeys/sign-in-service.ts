import type { Assertion } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { SignedIn } from '#features/auth/sessions.ts';
import type { SignInParts } from '#features/auth/sign-in.ts';
import { enterAccount } from '#features/auth/sign-in.ts';
import { findAccount, insertAudit } from '#features/auth/store.ts';
import { guardAttempt, throttleKey } from '#features/auth/throttle-store.ts';
import type { Refusals } from '#http/failure.ts';
import { inLine } from '#platform/in-line.ts';
import { networkOf } from '#platform/network.ts';
import type { Random } from '#platform/random.ts';
import type { Challenge, Challenges } from './challenge.ts';
import { requestOf } from './present.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './store.ts';
import { findPasskey, holdCounter, noteUse, takeChallenge } from './store.ts';
import type { Trouble } from './verify.ts';
import { namedChallenge, verifyUse } from './verify.ts';

/** Wrong answers from one network. */
const wrongRule = { failures: limits.inviteFailures, windowMinutes: limits.inviteWindowMinutes };
const lanes = 8;

export type PasskeySignInParts = Pick<SignInParts, 'db' | 'clock' | 'sessions' | 'tellReturn'> & {
  random: Random;
  challenges: Challenges;
};

type Asker = { browserId: string | null; ip: string; cookies: string | undefined; party: RelyingParty | null };
type Wish = { credential: Assertion; keepSignedIn: boolean };
type SignInRefusals = Refusals<'passkeys-unavailable' | 'passkey-refused' | 'account-locked'>;

export type PasskeySignIn = ReturnType<typeof passkeySignIn>;

export function passkeySignIn(parts: PasskeySignInParts) {
  const { db, clock, challenges } = parts;
  const enterLine = inLine(lanes);

  return {
    /** @returns what the browser needs, and the cookies with its challenges */
    begin({ party, cookies: kept }: Pick<Asker, 'party' | 'cookies'>, errors: Refusals<'passkeys-unavailable'>) {
      if (!party) throw errors['passkeys-unavailable']();
      const { text, cookies } = challenges.make({ kind: 'sign-in' }, kept, clock.now());
      return { request: requestOf(party, text), cookies };
    },

    /**
     * A right answer always opens: nobody guesses a signature, while a limit would let anybody in the same network lock
     * a teacher out. Only wrong ones are counted, for each network.
     */
    async enter(wish: Wish, asker: Asker, errors: SignInRefusals): Promise<SignedIn> {
      const { party } = asker;
      if (!party) throw errors['passkeys-unavailable']();
      const network = networkOf(asker.ip);
      const outcome = await enterLine(network, async () => {
        const tried = await open(parts, wish, { ...asker, party }, errors);
        if (typeof tried === 'string') await guardAttempt(db, throttleKey('passkey', network), wrongRule, clock.now());
        return tried;
      });
      if (typeof outcome === 'string') throw errors['passkey-refused']({ data: { why: outcome } });
      return outcome;
    },
  };
}

type Opening = { row: PasskeyRow; challenge: Challenge; use: Exclude<Awaited<ReturnType<typeof verifyUse>>, Trouble> };

async function open(
  parts: PasskeySignInParts,
  { credential, keepSignedIn }: Wish,
  { browserId, cookies, party }: Asker & { party: RelyingParty },
  errors: Refusals<'account-locked'>,
): Promise<SignedIn | Trouble> {
  const { db, clock, challenges } = parts;
  const challenge = challenges.open(cookies, { kind: 'sign-in' }, namedChallenge(credential), clock.now());
  if (!challenge) return 'expired';
  const row = await findPasskey(db, Buffer.from(credential.id, 'base64url'));
  if (!row) return 'unknown';
  const use = await verifyUse(credential, row, { challenge: challenge.text, party });
  if (typeof use === 'string') return use;
  return inTransaction(db, async (tx) => {
    const trouble = await take(parts, tx, { row, challenge, use });
    if (trouble) return trouble;
    const account = await findAccount(tx, row.userId);
    if (!account) return 'unknown';
    if (account.lockedAt) throw errors['account-locked']();
    return enterAccount(parts, tx, row.userId, browserId, { remembered: keepSignedIn, needsNewPassword: false });
  });
}

/** Takes a signed answer, once. A count that doesn't grow means that somebody has copied the key; that is kept. */
async function take(
  { clock, random }: PasskeySignInParts,
  tx: Tx,
  { row, challenge, use }: Opening,
): Promise<Trouble | null> {
  const counter = await holdCounter(tx, row.id);
  if (counter === null) return 'unknown';
  if (!(await takeChallenge(tx, challenge))) return 'expired';
  const now = clock.now();
  const counts = use.counter > 0 || counter > 0;
  if (counts && use.counter <= counter) {
    const details = { passkey: row.name, was: String(counter), is: String(use.counter) };
    await insertAudit(tx, random, { actorId: null, subjectId: row.userId, action: 'passkey-copied', details, at: now });
    return 'copied';
  }
  await noteUse(tx, row.id, use, now);
  return null;
}
