import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { batched } from '#db/batched.ts';
import type { Db } from '#db/client.ts';
import { rowOfEach } from '#db/of-each.ts';
import { authSessions, profiles } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { Caller } from '#http/context.ts';

type CallerRow = Omit<Caller, 'displayName' | 'language' | 'timeZone' | 'needsVerification'> & {
  displayName: string | null;
  language: Caller['language'] | null;
  timeZone: string | null;
  /** Locked or about to be deleted. */
  isShut: boolean;
  /** Nothing has to be verified: the address is, or a teacher made the account. */
  isIn: boolean;
  /** In milliseconds, like all times here. */
  expiresAt: number;
  lastActiveAt: number | null;
};

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

const callers = rowOfEach(
  'find_caller',
  { hash: 'bytea' },
  ({ hash }, { from, place }) => sql<CallerRow>`
    SELECT ${place}, s.id AS "sessionId", s.user_id AS "userId", s.remembered, s.needs_new_password AS "needsNewPassword",
      s.deletion_undone AS "deletionUndone", ${ms(sql`s.expires_at`)} AS "expiresAt", coalesce(u.email, '') AS email, u.name,
      u.email_verified OR u.sign_in_name IS NOT NULL AS "isIn", u.email_verified AS "emailVerified",
      u.locked_at IS NOT NULL OR u.deletion_requested_at IS NOT NULL AS "isShut",
      p.user_id IS NOT NULL AS "hasProfile", p.role, p.display_name AS "displayName",
      coalesce(p.is_admin, false) AS "isAdmin", p.language, p.time_zone AS "timeZone",
      ${ms(sql`p.last_active_at`)} AS "lastActiveAt"
    FROM ${from} JOIN auth_sessions s ON s.hash = ${hash} JOIN auth_users u ON u.id = s.user_id
    LEFT JOIN profiles p ON p.user_id = s.user_id`,
);

/** Every request pays for it, so it is one prepared statement for all that come at once. */
export const findCaller = batched(callers);

const extend = rowsOf(
  'extend_session',
  ['sessionId', 'expiresAt', 'now'],
  ({ sessionId, expiresAt, now }) => sql<never>`
    UPDATE ${authSessions} SET expires_at = ${expiresAt}, updated_at = ${now} WHERE id = ${sessionId}`,
);

export async function extendSession(db: Db, sessionId: string, expiresAt: Date, now: Date): Promise<void> {
  await extend(db, { sessionId, expiresAt: expiresAt.toISOString(), now: now.toISOString() });
}

const note = rowsOf(
  'note_active',
  ['userId', 'now'],
  ({ userId, now }) => sql<never>`UPDATE ${profiles} SET last_active_at = ${now} WHERE user_id = ${userId}`,
);

export async function noteActive(db: Db, userId: string, now: Date): Promise<void> {
  await note(db, { userId, now: now.toISOString() });
}
