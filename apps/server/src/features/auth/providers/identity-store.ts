import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authAccounts } from '#db/schema/auth.ts';
import type { Random } from '#platform/random.ts';

/** A person at a provider: found by these two and never by an address. */
export type Identity = { issuer: string; subject: string };

const isProvider = ne(authAccounts.providerId, 'credential');

/** Whose account this person's is; null when nobody's. */
export async function findLinkedAccount(on: Db | Tx, { issuer, subject }: Identity): Promise<string | null> {
  const [row] = await on
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, issuer), eq(authAccounts.accountId, subject), isProvider));
  return row?.userId ?? null;
}

/** @returns false when it is linked already, to whichever account */
export async function insertIdentity(
  tx: Tx,
  random: Random,
  { userId, issuer, subject, now }: Identity & { userId: string; now: Date },
): Promise<boolean> {
  const row = { id: random.uuid(), userId, providerId: issuer, accountId: subject, createdAt: now, updatedAt: now };
  const inserted = await tx
    .insert(authAccounts)
    .values(row)
    .onConflictDoNothing({ target: [authAccounts.providerId, authAccounts.accountId] })
    .returning({ id: authAccounts.id });
  return inserted.length > 0;
}

export type Linked = { id: string; issuer: string; at: Date };

/** The providers linked to an account, in the order in which they were. */
export function listIdentities(on: Db | Tx, userId: string): Promise<Linked[]> {
  return on
    .select({ id: authAccounts.id, issuer: authAccounts.providerId, at: authAccounts.createdAt })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), isProvider))
    .orderBy(asc(authAccounts.createdAt), asc(authAccounts.id));
}

export async function removeIdentity(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(authAccounts).where(and(eq(authAccounts.userId, userId), eq(authAccounts.id, id), isProvider));
}
