import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authSessions } from '#db/schema/auth.ts';
import { statement } from '#db/statement.ts';

export const insertSession = statement(
  'insert_session',
  ['id', 'userId', 'hash', 'expiresAt', 'remembered', 'needsNewPassword', 'deletionUndone', 'createdAt', 'updatedAt'],
  (on, wanted) => on.insert(authSessions).values(wanted),
);

/** Signs the account out everywhere. */
export async function removeSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
}

export async function removeSession(on: Db | Tx, sessionId: string): Promise<void> {
  await on.delete(authSessions).where(eq(authSessions.id, sessionId));
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
}

/** When somebody signed in to this session; null when it has ended. */
export async function findSessionStart(on: Db | Tx, sessionId: string): Promise<Date | null> {
  const [row] = await on
    .select({ at: authSessions.createdAt })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return row?.at ?? null;
}
