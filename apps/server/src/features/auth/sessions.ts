import { limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import { browserCookie, cookie, sessionCookie, sign } from '#http/cookies.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from '#platform/random.ts';
import { insertSession } from './session-store.ts';
import { knownBrowserDays, rememberBrowser } from './store.ts';

/** What the session call says about a session itself. */
export type SessionMarks = { needsNewPassword: boolean; deletionUndone: boolean };

export type SignedIn = SessionMarks & { userId: string; cookies: string[] };

type Wish = Partial<SessionMarks> & { remembered: boolean };

export type Sessions = {
  /** @returns the cookie that carries the new session; the database keeps only its token's hash */
  open: (tx: Tx, userId: string, wish: Wish) => Promise<string>;
  /** Opens a session and makes the browser a known one; a browser without an id gets one. */
  enter: (tx: Tx, userId: string, browserId: string | null, wish: Wish) => Promise<SignedIn>;
};

/** @param secret signs the cookies */
export function openSessions({ clock, random, secret }: { clock: Clock; random: Random; secret: string }): Sessions {
  const open: Sessions['open'] = async (tx, userId, wish) => {
    const { remembered, needsNewPassword = false, deletionUndone = false } = wish;
    const seconds = remembered ? limits.sessionDays * 86_400 : limits.sessionHoursUnremembered * 3600;
    const token = random.token();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    const row = { id: random.uuid(), userId, hash: hashToken(token), expiresAt, createdAt: now, updatedAt: now };
    await insertSession(tx, { ...row, remembered, needsNewPassword, deletionUndone });
    return cookie(sessionCookie, sign(token, secret), remembered ? seconds : undefined);
  };

  return {
    open,
    async enter(tx, userId, knownId, wish) {
      const browserId = knownId ?? random.token();
      await rememberBrowser(tx, userId, browserId, clock.now());
      const { needsNewPassword = false, deletionUndone = false } = wish;
      const cookies = [await open(tx, userId, wish), cookie(browserCookie, browserId, knownBrowserDays * 86_400)];
      return { userId, needsNewPassword, deletionUndone, cookies };
    },
  };
}
