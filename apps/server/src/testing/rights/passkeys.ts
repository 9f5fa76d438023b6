import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { authPasskeys, authSessions } from '#db/schema/auth.ts';
import { challenges } from '#features/auth/passkeys/challenge.ts';
import { handleOf } from '#features/auth/passkeys/verify.ts';
import type { TestApp } from '#testing/app.ts';
import { testSecret } from '#testing/app.ts';
import type { SoftPasskey } from '#testing/authenticator.ts';
import { cosePublicKey, makePasskey, register, signChallenge } from '#testing/authenticator.ts';
import type { Who } from './askers.ts';
import type { Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { one } from './example-makers.ts';

export type PasskeyOfOne = { owner: Who; passkeyId: string; key: SoftPasskey };

/** What every browser here is asked, for as long as the tests take. */
const knownChallenge = 'a-challenge-that-the-tests-know';

/** A passkey in an account, past the calls that make one. */
export async function fillPasskey({ db, clock }: TestApp, who: Who, userId: string): Promise<PasskeyOfOne> {
  const userHandle = Buffer.from(handleOf(userId)).toString('base64url');
  const key = { ...makePasskey(), userHandle };
  const passkeyId = uuid();
  const now = clock.now();
  await db.insert(authPasskeys).values({
    ...{ id: passkeyId, userId, publicKey: cosePublicKey(key), credentialId: Buffer.from(key.id, 'base64url') },
    ...{ counter: 0, transports: ['internal'], deviceType: 'multiDevice', backedUp: true, host: 'localhost' },
    ...{ name: 'Bitwarden', createdAt: now, updatedAt: now },
  });
  return { owner: who, passkeyId, key };
}

/** The cookies with the challenges that a browser was given: to sign in, and to add a passkey to this account. */
export async function challengeCookies({ db, clock }: TestApp, userId: string): Promise<string> {
  const made = challenges({ random: { token: () => knownChallenge }, secret: testSecret });
  const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, userId)).limit(1);
  const later = new Date(clock.now().getTime() + 24 * 3_600_000);
  const cookies = [
    made.make({ kind: 'sign-in' }, undefined, later),
    made.make({ kind: 'add', sessionId: session?.id ?? '' }, undefined, later),
  ];
  return cookies.flatMap(({ cookies: set }) => set.map((each) => each.split(';')[0])).join('; ');
}

/** The caller's own, another teacher's and a nonexistent one. */
const passkeysOf =
  (more: Input): Make =>
  (school, { who }) => {
    const named = school.passkeys.filter(({ owner }) => owner === who || owner === 'other teacher');
    const inOrder = named.sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
    return [...inOrder, { owner: 'deleted account' as const, passkeyId: uuid() }].map(({ owner, passkeyId }) => ({
      label: `passkey of the ${owner}`,
      input: { id: passkeyId, ...more },
      isMine: owner === who,
    }));
  };

export const passkeyExamples = {
  'auth.askForPasskey': one(() => ({})),
  'auth.signInWithPasskey': one(({ passkeys }) => ({
    credential: signChallenge(passkeys[0]?.key ?? makePasskey(), { challenge: knownChallenge }),
    keepSignedIn: true,
  })),
  'auth.passkeys': one(() => ({})),
  'auth.beginPasskey': one((_, asker) => ({ password: asker.password })),
  'auth.addPasskey': one(() => ({ id: uuid(), credential: register(makePasskey(), { challenge: knownChallenge }) })),
  'auth.renamePasskey': passkeysOf({ name: 'My key' }),
  'auth.removePasskey': passkeysOf({}),
} satisfies Record<string, Make>;
