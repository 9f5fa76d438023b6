import { limits } from '@wordgrove/contract/limits';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { authSessions, profiles } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { Caller } from '#http/context.ts';
import { cookie, readCookie, sessionCookie, sessionCookieOpener } from '#http/cookies.ts';
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
    const [row] = await findCaller(db, { hash });
    const now = clock.now();
    if (!row || row.expiresAt <= now.getTime() || row.isShut) return null;
    if (row.remembered && row.expiresAt - now.getTime() < (limits.sessionDays - 1) * dayMs) {
      const expiresAt = new Date(now.getTime() + limits.sessionDays * dayMs);
      void note(db.update(authSessions).set({ expiresAt, updatedAt: now }).where(eq(authSessions.id, row.sessionId)));
      setCookie(cookie(sessionCookie, sent, limits.sessionDays * 86_400));
    }
    if (row.hasProfile && (!row.lastActiveAt || now.getTime() - row.lastActiveAt > activeEveryMs)) {
      void note(db.update(profiles).set({ lastActiveAt: now }).where(eq(profiles.userId, row.userId)));
    }
    const { expiresAt: _, isShut: __, lastActiveAt: ___, ...caller } = row;
    return {
      ...caller,
      needsVerification: requireVerification && !row.emailVerified,
      displayName: row.displayName ?? row.name,
      language: row.language ?? 'en',
      timeZone: row.timeZone ?? 'UTC',
    };
  };
}

type CallerRow = Omit<Caller, 'displayName' | 'language' | 'timeZone' | 'needsVerification'> & {
  displayName: string | null;
  language: Caller['language'] | null;
  timeZone: string | null;
  /** Locked or about to be deleted. */
  isShut: boolean;
  /** In milliseconds, like all times here. */
  expiresAt: number;
  lastActiveAt: number | null;
};

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

const findCaller = rowsOf(
  'find_caller',
  ['hash'],
  ({ hash }) => sql<CallerRow>`
    SELECT s.id AS "sessionId", s.user_id AS "userId", s.remembered, s.needs_new_password AS "needsNewPassword",
      s.deletion_undone AS "deletionUndone", ${ms(sql`s.expires_at`)} AS "expiresAt", u.email, u.name,
      u.email_verified AS "emailVerified", u.locked_at IS NOT NULL OR u.deletion_requested_at IS NOT NULL AS "isShut",
      p.user_id IS NOT NULL AS "hasProfile", p.role, p.display_name AS "displayName",
      coalesce(p.is_admin, false) AS "isAdmin", p.language, p.time_zone AS "timeZone",
      ${ms(sql`p.last_active_at`)} AS "lastActiveAt"
    FROM auth_sessions s JOIN auth_users u ON u.id = s.user_id LEFT JOIN profiles p ON p.user_id = s.user_id
    WHERE s.hash = ${hash}`,
);
