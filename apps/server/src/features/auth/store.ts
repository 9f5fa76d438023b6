import { limits } from '@wordgrove/contract/limits';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authAccounts, authAudit, authKnownBrowsers, authSessions, authUsers } from '#db/schema/auth.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from './tokens.ts';

export type Account = {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  emailVerified: boolean;
  lockedAt: Date | null;
  deletionRequestedAt: Date | null;
};

const accountFields = {
  id: authUsers.id,
  email: authUsers.email,
  name: authUsers.name,
  passwordHash: authAccounts.password,
  emailVerified: authUsers.emailVerified,
  lockedAt: authUsers.lockedAt,
  deletionRequestedAt: authUsers.deletionRequestedAt,
};

export async function findAccountByEmail(on: Db | Tx, email: string): Promise<Account | null> {
  const [row] = await selectAccount(on).where(eq(authUsers.email, email));
  return row ?? null;
}

export async function findAccount(on: Db | Tx, userId: string): Promise<Account | null> {
  const [row] = await selectAccount(on).where(eq(authUsers.id, userId));
  return row ?? null;
}

function selectAccount(on: Db | Tx) {
  return on
    .select(accountFields)
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, 'credential')))
    .$dynamic();
}

/** Notes a successful sign-in. A deletion that was asked for is called off by it; true when that happened. */
export async function noteSignIn(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const [before] = await tx
    .select({ deletion: authUsers.deletionRequestedAt })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for('update');
  await tx
    .update(authUsers)
    .set({ lastSignInAt: now, deletionRequestedAt: null, updatedAt: now })
    .where(eq(authUsers.id, userId));
  return Boolean(before?.deletion);
}

/** Marks the address as verified; false when it already was. */
export async function markVerified(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(authUsers)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(authUsers.id, userId), eq(authUsers.emailVerified, false)))
    .returning({ id: authUsers.id });
  return changed.length > 0;
}

/** Claims the right to send a verification mail now; false while the cooldown runs. */
export async function claimVerificationMail(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const earliest = new Date(now.getTime() - limits.resendCooldownSeconds * 1000);
  const claimed = await tx
    .update(authUsers)
    .set({ verificationSentAt: now })
    .where(
      and(
        eq(authUsers.id, userId),
        or(isNull(authUsers.verificationSentAt), lt(authUsers.verificationSentAt, earliest)),
      ),
    )
    .returning({ id: authUsers.id });
  return claimed.length > 0;
}

export async function findVerificationSentAt(on: Db | Tx, userId: string): Promise<Date | null> {
  const [row] = await on.select({ at: authUsers.verificationSentAt }).from(authUsers).where(eq(authUsers.id, userId));
  return row?.at ?? null;
}

export async function renameAccount(tx: Tx, userId: string, name: string, now: Date): Promise<void> {
  await tx.update(authUsers).set({ name, updatedAt: now }).where(eq(authUsers.id, userId));
}

export async function isKnownBrowser(db: Db, userId: string, browserId: string): Promise<boolean> {
  const found = await db
    .select({ at: authKnownBrowsers.lastSeenAt })
    .from(authKnownBrowsers)
    .where(and(eq(authKnownBrowsers.userId, userId), eq(authKnownBrowsers.browserHash, hashToken(browserId))));
  return found.length > 0;
}

export async function rememberBrowser(tx: Tx, userId: string, browserId: string, now: Date): Promise<void> {
  await tx
    .insert(authKnownBrowsers)
    .values({ userId, browserHash: hashToken(browserId), lastSeenAt: now })
    .onConflictDoUpdate({
      target: [authKnownBrowsers.userId, authKnownBrowsers.browserHash],
      set: { lastSeenAt: now },
    });
}

export async function removeSession(on: Db | Tx, sessionId: string): Promise<void> {
  await on.delete(authSessions).where(eq(authSessions.id, sessionId));
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
}

export async function insertAudit(
  tx: Tx,
  random: Random,
  entry: { actorId: string | null; subjectId: string; action: string; at: Date; details?: Record<string, string> },
): Promise<void> {
  await tx.insert(authAudit).values({ id: random.uuid(), details: {}, ...entry });
}
