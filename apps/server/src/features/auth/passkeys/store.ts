import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authPasskeys, authSessions, authUsedChallenges } from '#db/schema/auth.ts';
import type { OwnRows } from '#http/context.ts';
import { hashToken } from '#platform/random.ts';

export type PasskeyRow = typeof authPasskeys.$inferSelect;

const isOwn = ({ userId }: OwnRows, id: string) => and(eq(authPasskeys.userId, userId), eq(authPasskeys.id, id));

/** In the order in which they were made. */
export function listPasskeys(on: Db | Tx, { userId }: OwnRows): Promise<PasskeyRow[]> {
  return on
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt), asc(authPasskeys.id));
}

/** Which passkeys open an account. */
export async function passkeyIdsOf(on: Db | Tx, userId: string): Promise<string[]> {
  const rows = await on.select({ id: authPasskeys.id }).from(authPasskeys).where(eq(authPasskeys.userId, userId));
  return rows.map(({ id }) => id);
}

export async function findOwnPasskey(on: Db | Tx, own: OwnRows, id: string): Promise<PasskeyRow | null> {
  const [row] = await on.select().from(authPasskeys).where(isOwn(own, id));
  return row ?? null;
}

/** False when anybody has a passkey with this credential id, or this id. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const made = await tx.insert(authPasskeys).values(row).onConflictDoNothing().returning({ id: authPasskeys.id });
  return made.length > 0;
}

export async function renamePasskey(tx: Tx, own: OwnRows, id: string, name: string, now: Date) {
  const [row] = await tx.update(authPasskeys).set({ name, updatedAt: now }).where(isOwn(own, id)).returning();
  return row ?? null;
}

export async function removePasskey(tx: Tx, own: OwnRows, id: string): Promise<PasskeyRow | null> {
  const [row] = await tx.delete(authPasskeys).where(isOwn(own, id)).returning();
  return row ?? null;
}

/** Whether anybody has a passkey for this host. */
export async function hasPasskeysAt(db: Db, host: string): Promise<boolean> {
  const [row] = await db.select({ id: authPasskeys.id }).from(authPasskeys).where(eq(authPasskeys.host, host)).limit(1);
  return row !== undefined;
}

/** Whosever it is: signing in is how its owner becomes known. */
export async function findPasskey(on: Db | Tx, credentialId: Buffer): Promise<PasskeyRow | null> {
  const [row] = await on.select().from(authPasskeys).where(eq(authPasskeys.credentialId, credentialId));
  return row ?? null;
}

/** How often a passkey has signed, locked until the transaction ends; null when it was removed. */
export async function holdCounter(tx: Tx, id: string): Promise<number | null> {
  const own = eq(authPasskeys.id, id);
  const [row] = await tx.select({ counter: authPasskeys.counter }).from(authPasskeys).where(own).for('update');
  return row?.counter ?? null;
}

type Use = Pick<PasskeyRow, 'counter' | 'deviceType' | 'backedUp'>;

/** For a passkey locked by `holdCounter`. */
export async function noteUse(tx: Tx, id: string, use: Use, now: Date): Promise<void> {
  await tx
    .update(authPasskeys)
    .set({ ...use, lastUsedAt: now, updatedAt: now })
    .where(eq(authPasskeys.id, id));
}

/** False when the challenge was answered before: the same answer opens nothing twice. */
export async function takeChallenge(tx: Tx, { text, expiresAt }: { text: string; expiresAt: Date }): Promise<boolean> {
  const used = await tx
    .insert(authUsedChallenges)
    .values({ hash: hashToken(text), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: authUsedChallenges.hash });
  return used.length > 0;
}

export async function removeOldChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(authUsedChallenges).where(lt(authUsedChallenges.expiresAt, now));
}

/** When somebody signed in to this session. */
export async function findSessionStart(db: Db, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: authSessions.createdAt })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return row?.at ?? null;
}
