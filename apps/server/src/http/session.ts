import { limits } from '@wordgrove/contract/limits';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { authSessions, authUsers, profiles } from '#db/schema/all.ts';
import type { Caller } from '#http/context.ts';
import { cookie, readCookie, sessionCookie, sign, signedCookieOpener } from '#http/cookies.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';

const dayMs = 86_400_000;
const activeEveryMs = 300_000;

type Parts = { db: Db; clock: Clock; log: Log; secret: string; requireVerification: boolean };

export type FindCaller = (
  cookieHeader: string | undefined,
  setCookie: (cookie: string) => void,
) => Promise<Caller | null>;

/**
 * Reads the caller by one prepared statement. This is the hot path of every request, so it doesn't go through the
 * sign-in library; a remembered session slides once a day, and the student's last activity is noted every five minutes.
 */
export function callerFinder({ db, clock, log, secret, requireVerification }: Parts): FindCaller {
  const find = prepareFind(db);
  const openCookie = signedCookieOpener(secret);
  const note = (work: Promise<unknown>) => work.catch((error: unknown) => log.warn({ error }, 'session upkeep failed'));

  return async (cookieHeader, setCookie) => {
    const token = openCookie(readCookie(cookieHeader, sessionCookie));
    if (!token) return null;
    const [row] = await find.execute({ token });
    const now = clock.now();
    if (!row || row.expiresAt <= now || row.lockedAt || row.deletionRequestedAt) return null;
    if (row.remembered && row.expiresAt.getTime() - now.getTime() < (limits.sessionDays - 1) * dayMs) {
      const expiresAt = new Date(now.getTime() + limits.sessionDays * dayMs);
      void note(db.update(authSessions).set({ expiresAt, updatedAt: now }).where(eq(authSessions.id, row.sessionId)));
      setCookie(cookie(sessionCookie, sign(token, secret), limits.sessionDays * 86_400));
    }
    if (row.hasProfile && (!row.lastActiveAt || now.getTime() - row.lastActiveAt.getTime() > activeEveryMs)) {
      void note(db.update(profiles).set({ lastActiveAt: now }).where(eq(profiles.userId, row.userId)));
    }
    const { expiresAt: _, lockedAt: ___, deletionRequestedAt: ____, lastActiveAt: _____, ...caller } = row;
    return {
      ...caller,
      needsVerification: requireVerification && !row.emailVerified,
      displayName: row.displayName ?? row.name,
      language: row.language ?? 'en',
      timeZone: row.timeZone ?? 'UTC',
    };
  };
}

function prepareFind(db: Db) {
  return db
    .select({
      sessionId: authSessions.id,
      expiresAt: authSessions.expiresAt,
      remembered: authSessions.remembered,
      needsNewPassword: authSessions.needsNewPassword,
      deletionUndone: authSessions.deletionUndone,
      userId: authUsers.id,
      email: authUsers.email,
      name: authUsers.name,
      emailVerified: authUsers.emailVerified,
      lockedAt: authUsers.lockedAt,
      deletionRequestedAt: authUsers.deletionRequestedAt,
      role: profiles.role,
      hasProfile: sql<boolean>`${profiles.userId} IS NOT NULL`,
      displayName: profiles.displayName,
      isAdmin: sql<boolean>`coalesce(${profiles.isAdmin}, false)`,
      language: profiles.language,
      timeZone: profiles.timeZone,
      lastActiveAt: profiles.lastActiveAt,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(profiles, eq(profiles.userId, authSessions.userId))
    .where(eq(authSessions.token, sql.placeholder('token')))
    .prepare('find_caller');
}
