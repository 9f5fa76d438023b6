import { limits } from '@wordgrove/contract/limits';
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authAccounts, authAudit, authKnownBrowsers, authUsers } from '#db/schema/auth.ts';
import { statement } from '#db/statement.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from '#platform/random.ts';

/** How long a browser stays a known one after it was last seen, and keeps its cookie. */
export const knownBrowserDays = 400;

export type Account = {
  id: string;
  /** Null for a child without a mailbox, who has a sign-in name instead. */
  email: string | null;
  signInName: string | null;
  name: string;
  passwordHash: string | null;
  emailVerified: boolean;
  lockedAt: Date | null;
  deletionRequestedAt: Date | null;
};

const accountFields = {
  id: authUsers.id,
  email: authUsers.email,
  signInName: authUsers.signInName,
  name: authUsers.name,
  passwordHash: authAccounts.password,
  emailVerified: authUsers.emailVerified,
  lockedAt: authUsers.lockedAt,
  deletionRequestedAt: authUsers.deletionRequestedAt,
};

/** An account has one row for each way to sign in; this one is its password. */
const providerId = 'credential';
const isPassword = eq(authAccounts.providerId, providerId);

const selectAccount = (on: Db | Tx) =>
  on
    .select(accountFields)
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), isPassword))
    .$dynamic();

const accountByEmail = statement('account_by_email', ['email'], (on, { email }) =>
  selectAccount(on).where(eq(authUsers.email, email)),
);
const accountBySignInName = statement('account_by_sign_in_name', ['signInName'], (on, { signInName }) =>
  selectAccount(on).where(eq(authUsers.signInName, signInName)),
);
const accountById = statement('account', ['userId'], (on, { userId }) =>
  selectAccount(on).where(eq(authUsers.id, userId)),
);

export async function findAccountByEmail(on: Db | Tx, email: string): Promise<Account | null> {
  const [row] = await accountByEmail(on, { email });
  return row ?? null;
}

export async function findAccountBySignInName(on: Db | Tx, signInName: string): Promise<Account | null> {
  const [row] = await accountBySignInName(on, { signInName });
  return row ?? null;
}

export async function findAccount(on: Db | Tx, userId: string): Promise<Account | null> {
  const [row] = await accountById(on, { userId });
  return row ?? null;
}

type NewAccount = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string | null;
  now: Date;
};

/** @param account without a password it has a place for one all the same; `email` is in lower case */
export async function insertAccount(tx: Tx, random: Random, account: NewAccount): Promise<void> {
  const { id, passwordHash: password, now, ...person } = account;
  const stamps = { createdAt: now, updatedAt: now };
  await tx.insert(authUsers).values({ id, ...person, ...stamps });
  const way = { id: random.uuid(), userId: id, accountId: id, providerId };
  await tx.insert(authAccounts).values({ ...way, password, ...stamps });
}

type NewChild = { id: string; name: string; signInName: string };

/** Accounts without an address and, so far, without a password. Their way to sign in is there to get one. */
export async function insertChildren(tx: Tx, random: Random, children: readonly NewChild[], now: Date): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now };
  await tx.insert(authUsers).values(children.map((child) => ({ ...child, ...stamps })));
  const ways = children.map(({ id }) => ({ id: random.uuid(), userId: id, accountId: id, providerId, ...stamps }));
  await tx.insert(authAccounts).values(ways);
}

/** Of these sign-in names, those that somebody has. */
export async function listTakenSignInNames(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ name: authUsers.signInName })
    .from(authUsers)
    .where(inArray(authUsers.signInName, [...names]));
  return rows.flatMap(({ name }) => name ?? []);
}

/** Of these ids, those that an account has. */
export async function listTakenIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(inArray(authUsers.id, [...ids]));
  return rows.map(({ id }) => id);
}

export async function updatePassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(authAccounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(authAccounts.userId, userId), isPassword));
}

/** Notes a successful sign-in, which calls off a deletion that was asked for; true when it did. */
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

/** Marks the address as verified; false when it already was, or there is none. */
export async function markVerified(tx: Tx, userId: string, now: Date): Promise<boolean> {
  return (await markAllVerified(tx, [userId], now)).length > 0;
}

/** @returns the accounts whose address was unverified until now */
export async function markAllVerified(tx: Tx, userIds: readonly string[], now: Date): Promise<string[]> {
  if (userIds.length === 0) return [];
  const unverified = tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(inArray(authUsers.id, [...userIds]), eq(authUsers.emailVerified, false), isNotNull(authUsers.email)))
    .orderBy(authUsers.id)
    .for('no key update');
  const changed = await tx
    .update(authUsers)
    .set({ emailVerified: true, updatedAt: now })
    .where(inArray(authUsers.id, unverified))
    .returning({ id: authUsers.id });
  return changed.map(({ id }) => id);
}

type HeldAddress = Pick<Account, 'email' | 'signInName' | 'emailVerified'>;

/** The address of an account, locked until the transaction ends. */
export async function holdAddress(tx: Tx, userId: string): Promise<HeldAddress | null> {
  const { email, signInName, emailVerified } = accountFields;
  const own = eq(authUsers.id, userId);
  const [row] = await tx.select({ email, signInName, emailVerified }).from(authUsers).where(own).for('update');
  return row ?? null;
}

/** Gives an account an address to which a verification mail is sent now. */
export async function putAddress(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  const unverified = { email, emailVerified: false, verificationSentAt: now, updatedAt: now };
  await tx.update(authUsers).set(unverified).where(eq(authUsers.id, userId));
}

/** Claims the right to send a verification mail now; false during the cooldown. */
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

type AuditEntry = {
  actorId: string | null;
  subjectId: string;
  action: string;
  at: Date;
  details?: Record<string, string>;
};

export const insertAudit = (tx: Tx, random: Random, entry: AuditEntry): Promise<void> =>
  insertAudits(tx, random, [entry]);

export async function insertAudits(tx: Tx, random: Random, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(authAudit).values(entries.map((entry) => ({ id: random.uuid(), details: {}, ...entry })));
}
