import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import type { Caller } from '#http/context.ts';
import { cookie, readCookie, sessionCookie, sessionCookieOpener } from '#http/cookies.ts';
import { extendSession, findCaller, noteActive } from '#http/session-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';

const activeEveryMs = 300_000;

type Parts = { db: Db; clock: Clock; log: Log; secret: string; requireVerification: boolean };

export type FindCaller = (
  cookieHeader: string | undefined,
  setCookie: (cookie: string) => void,
) => Promise<Caller | null>;

/**
 * Reads the caller by one prepared statement, since every request pays for it. A remembered session is extended once a
 * day, and the last activity is noted every five minutes; no request waits for either.
 */
export function callerFinder({ db, clock, log, secret, requireVerification }: Parts): FindCaller {
  const openCookie = sessionCookieOpener(secret);
  const note = (work: Promise<unknown>) => work.catch((error: unknown) => log.warn({ error }, 'session upkeep failed'));

  return async (cookieHeader, setCookie) => {
    const sent = readCookie(cookieHeader, sessionCookie);
    const hash = openCookie(sent);
    if (!sent || !hash) return null;
    const row = await findCaller(db, { hash });
    const now = clock.now();
    if (!row || row.expiresAt <= now.getTime() || row.isShut) return null;
    if (row.remembered && row.expiresAt - now.getTime() < (limits.sessionDays - 1) * dayMs) {
      const expiresAt = new Date(now.getTime() + limits.sessionDays * dayMs);
      void note(extendSession(db, row.sessionId, expiresAt, now));
      setCookie(cookie(sessionCookie, sent, limits.sessionDays * 86_400));
    }
    if (row.hasProfile && (!row.lastActiveAt || now.getTime() - row.lastActiveAt > activeEveryMs)) {
      void note(noteActive(db, row.userId, now));
    }
    return {
      sessionId: row.sessionId,
      userId: row.userId,
      email: row.email,
      name: row.name,
      emailVerified: row.emailVerified,
      needsVerification: requireVerification && !row.isIn,
      needsNewPassword: row.needsNewPassword,
      remembered: row.remembered,
      deletionUndone: row.deletionUndone,
      role: row.role,
      hasProfile: row.hasProfile,
      isAdmin: row.isAdmin,
      displayName: row.displayName ?? row.name,
      language: row.language ?? 'en',
      timeZone: row.timeZone ?? 'UTC',
    };
  };
}
