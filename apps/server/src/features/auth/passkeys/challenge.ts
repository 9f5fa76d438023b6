import { limits } from '@wordgrove/contract/limits';
import { cookie, cookieNames, openSigned, readCookie, sign } from '#http/cookies.ts';
import type { Random } from '#platform/random.ts';

const lifeMs = limits.passkeyMinutes * 60_000;

/** Open ones of a kind in one browser: each tab that asks has its own. */
export const openAtOnce = 5;

/** Enough letters of a challenge to tell it from the others in this browser. */
const tagLength = 16;

/** What a passkey is asked for: to sign somebody in, or to be added to the account of this session. */
export type Purpose = { kind: 'sign-in' } | { kind: 'add'; sessionId: string };

export type Challenge = { text: string; expiresAt: Date };

const prefixOf = (kind: Purpose['kind']) => `wordgrove.passkey-${kind}.`;
const nameOf = (kind: Purpose['kind'], text: string) => prefixOf(kind) + text.slice(0, tagLength);

/** The start of a cookie's value. Nothing else that is signed with the same secret begins so. */
const startOf = (purpose: Purpose) =>
  [`wordgrove.passkey-${purpose.kind}`, purpose.kind === 'add' ? purpose.sessionId : 'anybody'].join();

/** The cookie that forgets a challenge which was answered, if this browser has it. */
export function answered(cookies: string | undefined, kind: Purpose['kind'], named: string): string[] {
  const name = nameOf(kind, named);
  return readCookie(cookies, name) === null ? [] : [cookie(name, '', 0)];
}

/**
 * Challenges live in signed cookies until they are answered: who never comes back leaves no row. One opens only for
 * the purpose it was made for. Each has a cookie of its own, or the second of two tabs would spoil the first's after
 * the device has made its key.
 */
export function challenges({ random, secret }: { random: Pick<Random, 'token'>; secret: string }) {
  function read(cookies: string | undefined, name: string, purpose: Purpose, now: Date): Challenge | null {
    const value = openSigned(readCookie(cookies, name), secret);
    if (!value?.startsWith(`${startOf(purpose)},`)) return null;
    const [text = '', end] = value.slice(startOf(purpose).length + 1).split(',');
    const expiresAt = new Date(Number(end));
    return expiresAt > now ? { text, expiresAt } : null;
  }

  /** The names of those to give up for a new one: the oldest, after all that opens no more. */
  function surplus(cookies: string | undefined, purpose: Purpose, now: Date): string[] {
    const names = cookieNames(cookies).filter((name) => name.startsWith(prefixOf(purpose.kind)));
    const end = (name: string) => read(cookies, name, purpose, now)?.expiresAt.getTime() ?? 0;
    const newestFirst = names.sort((one, other) => end(other) - end(one));
    return newestFirst.filter((name, index) => index >= openAtOnce - 1 || end(name) === 0);
  }

  return {
    /** @returns the challenge, and the cookies to set: the one that brings it back, and old ones that go */
    make(purpose: Purpose, cookies: string | undefined, now: Date): { text: string; cookies: string[] } {
      const text = random.token();
      const value = [startOf(purpose), text, now.getTime() + lifeMs].join();
      const made = cookie(nameOf(purpose.kind, text), sign(value, secret), lifeMs / 1000);
      const gone = surplus(cookies, purpose, now).map((name) => cookie(name, '', 0));
      return { text, cookies: [made, ...gone] };
    },

    /**
     * The challenge that an answer names. Null when this browser has no such one, it was made for something else, or its
     * time is over.
     */
    open(cookies: string | undefined, purpose: Purpose, named: string, now: Date): Challenge | null {
      const challenge = read(cookies, nameOf(purpose.kind, named), purpose, now);
      return challenge?.text === named ? challenge : null;
    },
  };
}

export type Challenges = ReturnType<typeof challenges>;
