import type { NewCredential, Passkey } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import type { OtherWayIn } from '#features/auth/other-way-in.ts';
import { confirmPassword } from '#features/auth/passwords.ts';
import { findAccount } from '#features/auth/store.ts';
import type { Output } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Challenges } from './challenge.ts';
import { firstName, unlike } from './names.ts';
import { creationOf, present } from './present.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './store.ts';
import {
  findOwnPasskey,
  findSessionStart,
  insertPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  takeChallenge,
} from './store.ts';
import type { Made } from './verify.ts';
import { namedChallenge, verifyNew } from './verify.ts';

export type OwnPasskeyParts = {
  db: Db;
  clock: Clock;
  hasher: Hasher;
  challenges: Challenges;
  /** Tells the owner by mail and every open screen of the account, and notes it, in the transaction of the change. */
  announce: (tx: Tx, change: 'passkey-added' | 'passkey-removed', passkey: PasskeyRow) => Promise<void>;
  hasOtherWay: OtherWayIn;
  /** Tells only the open screens. */
  tell: (tx: Tx, userId: string) => Promise<void>;
};

/** Where and with what somebody asks. */
export type At = { party: RelyingParty | null; cookies: string | undefined; userAgent: string | undefined };

type BeginRefusals = Refusals<'wrong-password' | 'proof-needed' | 'passkeys-unavailable' | 'too-many-passkeys'>;
type AddRefusals = Refusals<'passkeys-unavailable' | 'passkey-refused' | 'passkey-exists' | 'too-many-passkeys'>;

export type OwnPasskeys = ReturnType<typeof ownPasskeys>;

/** A teacher's own passkeys. */
export function ownPasskeys(parts: OwnPasskeyParts) {
  const { db, clock, challenges, announce, tell } = parts;

  return {
    async list(own: OwnRows, { party }: At): Promise<Output<'auth.passkeys'>> {
      return { host: party?.id ?? null, passkeys: (await listPasskeys(db, own)).map(present) };
    },

    /** @returns what the browser needs, and the cookies with its challenges */
    async begin(own: OwnRows, caller: Caller, password: string | undefined, at: At, errors: BeginRefusals) {
      const party = partyFor(caller, at, errors);
      await prove(parts, caller, password, errors);
      const rows = await listPasskeys(db, own);
      if (rows.length >= limits.passkeysMax) throw errors['too-many-passkeys']();
      const { text, cookies } = challenges.make(addingOf(caller), at.cookies, clock.now());
      const excluded = rows.filter(({ host }) => host === party.id);
      return { creation: creationOf({ party, caller, challenge: text, excluded }), cookies };
    },

    /** Sent twice under one id it makes one. */
    async add(
      own: OwnRows,
      caller: Caller,
      { id, credential }: { id: string; credential: NewCredential },
      at: At,
      errors: AddRefusals,
    ): Promise<Passkey> {
      const party = partyFor(caller, at, errors);
      const before = await findOwnPasskey(db, own, id);
      if (before) return present(before);
      const now = clock.now();
      const challenge = challenges.open(at.cookies, addingOf(caller), namedChallenge(credential), now);
      if (!challenge) throw errors['passkey-refused']({ data: { why: 'expired' } });
      const made = await verifyNew(credential, { challenge: challenge.text, party });
      if (typeof made === 'string') throw errors['passkey-refused']({ data: { why: made } });
      const row = { id, userId: own.userId, host: party.id, ...described(credential, made, at), ...unusedSince(now) };
      return inTransaction(db, async (tx) => {
        // Two sendings of one create come here at the same moment; the second finds what the first has made.
        await takeTurns(tx, 'passkeys', own.userId);
        const same = await findOwnPasskey(tx, own, id);
        if (same) return present(same);
        if (!(await takeChallenge(tx, challenge))) throw errors['passkey-refused']({ data: { why: 'expired' } });
        const inserted = await insert(tx, own, row, errors);
        await announce(tx, 'passkey-added', inserted);
        return present(inserted);
      });
    },

    rename: (own: OwnRows, { id, name }: { id: string; name: string }): Promise<Passkey> =>
      inTransaction(db, async (tx) => {
        const row = await renamePasskey(tx, own, id, name, clock.now());
        if (!row) throw failures.notFound();
        await tell(tx, own.userId);
        return present(row);
      }),

    remove: (own: OwnRows, id: string, errors: Refusals<'last-way-in'>): Promise<void> =>
      inTransaction(db, async (tx) => {
        const isLast = !(await parts.hasOtherWay(tx, own.userId, id));
        if (isLast && (await findOwnPasskey(tx, own, id))) throw errors['last-way-in']();
        const removed = await removePasskey(tx, own, id);
        if (!removed) throw failures.notFound();
        await announce(tx, 'passkey-removed', removed);
      }),
  };
}

const addingOf = ({ sessionId }: Caller) => ({ kind: 'add' as const, sessionId });
/** What is known of a new passkey, and the name that follows from it. */
function described({ response }: NewCredential, { aaguid, ...kept }: Made, { userAgent }: At) {
  const transports = response.transports ?? [];
  return { ...kept, transports, name: firstName({ aaguid, transports, userAgent }) };
}

const unusedSince = (now: Date) => ({ lastUsedAt: null, createdAt: now, updatedAt: now });

/** Whoever opened an account at somebody else's address must not keep a way in for when its owner takes it back. */
function partyFor({ emailVerified }: Caller, { party }: At, errors: Refusals<'passkeys-unavailable'>): RelyingParty {
  if (!party) throw errors['passkeys-unavailable']();
  if (!emailVerified) throw failures.emailNotVerified();
  return party;
}

/**
 * Who finds a session open must not get a key of their own to the account: a session that didn't begin just now has to
 * be proved by the password.
 */
async function prove(
  parts: OwnPasskeyParts,
  { userId, sessionId }: Caller,
  password: string | undefined,
  errors: BeginRefusals,
): Promise<void> {
  const { db, clock } = parts;
  if (password !== undefined) return confirmPassword(parts, userId, password, errors);
  const start = await findSessionStart(db, sessionId);
  const age = clock.now().getTime() - (start?.getTime() ?? 0);
  if (age < limits.freshSessionMinutes * 60_000) return;
  const hasPassword = (await findAccount(db, userId))?.passwordHash != null;
  throw errors['proof-needed']({ data: { by: hasPassword ? 'password' : 'sign-in' } });
}

/** @returns the row as it was written: of two that one maker made, the second has a number */
async function insert(tx: Tx, own: OwnRows, row: PasskeyRow, errors: AddRefusals): Promise<PasskeyRow> {
  const others = await listPasskeys(tx, own);
  if (others.length >= limits.passkeysMax) throw errors['too-many-passkeys']();
  const names = others.map(({ name }) => name);
  const told = { ...row, name: unlike(row.name, names) };
  if (!(await insertPasskey(tx, told))) throw errors['passkey-exists']();
  return told;
}
