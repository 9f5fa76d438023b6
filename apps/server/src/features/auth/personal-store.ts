import { asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import {
  authAccounts,
  authAudit,
  authCards,
  authKnownBrowsers,
  authPasskeys,
  authSessions,
  authTokens,
  authUsers,
} from '#db/schema/auth.ts';
import { removeThrottlesOf } from './throttle-store.ts';

/** Everything held about an account except its password, its keys, its tokens and their hashes. */
export async function exportAccount(on: Db | Tx, userId: string) {
  const [account] = await on.select(accountFields).from(authUsers).where(eq(authUsers.id, userId));
  const signInMethods = await on.select(methodFields).from(authAccounts).where(eq(authAccounts.userId, userId));
  const sessions = await on.select(sessionFields).from(authSessions).where(eq(authSessions.userId, userId));
  const links = await on.select(tokenFields).from(authTokens).where(eq(authTokens.userId, userId));
  const browsers = await on
    .select({ lastSeenAt: authKnownBrowsers.lastSeenAt })
    .from(authKnownBrowsers)
    .where(eq(authKnownBrowsers.userId, userId));
  const loginCards = await on.select(cardFields).from(authCards).where(eq(authCards.userId, userId));
  const passkeys = await on.select(passkeyFields).from(authPasskeys).where(eq(authPasskeys.userId, userId));
  const audit = await exportAudit(on, userId);
  return { account, signInMethods, sessions, links, loginCards, passkeys, browsers, ...audit };
}

const accountFields = {
  id: authUsers.id,
  email: authUsers.email,
  signInName: authUsers.signInName,
  name: authUsers.name,
  emailVerified: authUsers.emailVerified,
  lastSignInAt: authUsers.lastSignInAt,
  verificationSentAt: authUsers.verificationSentAt,
  remindedAt: authUsers.remindedAt,
  lockedAt: authUsers.lockedAt,
  deletionRequestedAt: authUsers.deletionRequestedAt,
  createdAt: authUsers.createdAt,
  updatedAt: authUsers.updatedAt,
};

const methodFields = {
  id: authAccounts.id,
  accountId: authAccounts.accountId,
  provider: authAccounts.providerId,
  createdAt: authAccounts.createdAt,
  updatedAt: authAccounts.updatedAt,
};

const sessionFields = {
  id: authSessions.id,
  remembered: authSessions.remembered,
  needsNewPassword: authSessions.needsNewPassword,
  deletionUndone: authSessions.deletionUndone,
  expiresAt: authSessions.expiresAt,
  createdAt: authSessions.createdAt,
  updatedAt: authSessions.updatedAt,
};

const tokenFields = {
  id: authTokens.id,
  purpose: authTokens.purpose,
  createdAt: authTokens.createdAt,
  expiresAt: authTokens.expiresAt,
  usedAt: authTokens.usedAt,
};

const passkeyFields = {
  id: authPasskeys.id,
  name: authPasskeys.name,
  host: authPasskeys.host,
  counter: authPasskeys.counter,
  transports: authPasskeys.transports,
  deviceType: authPasskeys.deviceType,
  backedUp: authPasskeys.backedUp,
  lastUsedAt: authPasskeys.lastUsedAt,
  createdAt: authPasskeys.createdAt,
  updatedAt: authPasskeys.updatedAt,
};

const cardFields = { madeAt: authCards.madeAt, expiresAt: authCards.expiresAt, usedAt: authCards.usedAt };

/** What was done to the account, and what its owner did to other accounts, without saying whose they are. */
async function exportAudit(on: Db | Tx, userId: string) {
  const rows = await on
    .select()
    .from(authAudit)
    .where(or(eq(authAudit.subjectId, userId), eq(authAudit.actorId, userId)))
    .orderBy(asc(authAudit.at));
  const own = rows.filter((row) => row.subjectId === userId);
  const others = rows.filter((row) => row.subjectId !== userId);
  return {
    doneToMyAccount: own.map(({ id, action, details, at }) => ({ id, action, details, at })),
    doneToOtherAccounts: others.map(({ id, action, at }) => ({ id, action, at })),
  };
}

/**
 * Removes the account and, through its foreign keys, every row that belongs to it. What the person did to other
 * accounts stays on record without saying who it was.
 */
export async function removeAccountRows(tx: Tx, { userId, email, signInName }: Person): Promise<void> {
  await tx.delete(authAudit).where(eq(authAudit.subjectId, userId));
  await tx.update(authAudit).set({ actorId: null, details: {} }).where(eq(authAudit.actorId, userId));
  await tx.update(authTokens).set({ madeBy: null }).where(eq(authTokens.madeBy, userId));
  await tx.update(authCards).set({ madeBy: null }).where(eq(authCards.madeBy, userId));
  for (const name of [userId, email, signInName]) if (name !== null) await removeThrottlesOf(tx, name);
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
}
