import { limits } from '@wordgrove/contract/limits';
import { cookie, openSigned, readCookie, sign } from '#http/cookies.ts';
import type { Random } from '#platform/random.ts';

const lifeMs = limits.passkeyMinutes * 60_000;

/** What a passkey is asked for: to sign somebody in, or to be added to the account of this session. */
export type Purpose = { kind: 'sign-in' } | { kind: 'add'; sessionId: string };

export type Challenge = { text: string; expiresAt: Date };

/** One for each kind: a login page in another tab doesn't spoil what the profile page has begun. */
const nameOf = ({ kind }: Purpose) => `wordgrove.passkey-${kind}`;

/** The start of a cookie's value. Nothing else that is signed with the same secret begins so. */
const startOf = (purpose: Purpose) => [nameOf(purpose), purpose.kind === 'add' ? purpose.sessionId : 'anybody'].join();

/** The cookie that forgets a challenge which was answered. */
export const answered = (kind: Purpose['kind']) => cookie(`wordgrove.passkey-${kind}`, '', 0);

/**
 * Challenges live in a signed cookie until they are answered: who never comes back leaves no row. One opens only for
 * the purpose it was made for.
 */
export function challenges({ random, secret }: { random: Pick<Random, 'token'>; secret: string }) {
  return {
    /** @returns the challenge, and the cookie that brings it back */
    make(purpose: Purpose, now: Date): { text: string; cookie: string } {
      const text = random.token();
      const value = [startOf(purpose), text, now.getTime() + lifeMs].join();
      return { text, cookie: cookie(nameOf(purpose), sign(value, secret), lifeMs / 1000) };
    },

    /** Null when there is none, it was made for something else, or its time is over. */
    open(cookies: string | undefined, purpose: Purpose, now: Date): Challenge | null {
      const value = openSigned(readCookie(cookies, nameOf(purpose)), secret);
      if (!value?.startsWith(`${startOf(purpose)},`)) return null;
      const [text = '', end] = value.slice(startOf(purpose).length + 1).split(',');
      const expiresAt = new Date(Number(end));
      return expiresAt > now ? { text, expiresAt } : null;
    },
  };
}

export type Challenges = ReturnType<typeof challenges>;
