import type { Language } from '@wordgrove/contract/languages';
import { defaultLanguage } from '@wordgrove/contract/languages';
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, profiles } from '#db/schema/all.ts';

/** An account as the school's administrators see it in the terminal. */
export type AccountLine = {
  /** The address, or the sign-in name of an account without one. */
  login: string;
  hasAddress: boolean;
  name: string;
  role: 'teacher' | 'student' | null;
  isAdmin: boolean;
  emailVerified: boolean;
  isLocked: boolean;
  deletionRequestedAt: Date | null;
  lastSignInAt: Date | null;
};

const listedAtOnce = 200;
const login = sql<string>`coalesce(${authUsers.email}, ${authUsers.signInName})`;

/** Accounts whose address, sign-in name or name contains the text, the latest sign-in first. */
export async function listAccounts(db: Db, text: string): Promise<{ accounts: AccountLine[]; total: number }> {
  const word = text.trim().toLowerCase();
  const rows = await db
    .select({
      login,
      hasAddress: sql<boolean>`${authUsers.email} IS NOT NULL`,
      name: authUsers.name,
      role: profiles.role,
      isAdmin: sql<boolean>`coalesce(${profiles.isAdmin}, false)`,
      emailVerified: authUsers.emailVerified,
      isLocked: sql<boolean>`${authUsers.lockedAt} IS NOT NULL`,
      deletionRequestedAt: authUsers.deletionRequestedAt,
      lastSignInAt: authUsers.lastSignInAt,
      total: sql<number>`count(*) OVER ()`.mapWith(Number),
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(
      or(
        sql`strpos(concat_ws(' ', ${authUsers.email}, ${authUsers.signInName}), ${word}) > 0`,
        sql`strpos(lower(${authUsers.name}), ${word}) > 0`,
      ),
    )
    .orderBy(desc(sql`coalesce(${authUsers.lastSignInAt}, ${authUsers.createdAt})`), asc(login))
    .limit(listedAtOnce);
  return { accounts: rows.map(({ total: _, ...account }) => account), total: rows[0]?.total ?? 0 };
}

/** Locks or unlocks an account; false when it already was. */
export async function setLocked(tx: Tx, userId: string, isLocked: boolean, now: Date): Promise<boolean> {
  const changed = await tx
    .update(authUsers)
    .set({ lockedAt: isLocked ? now : null, updatedAt: now })
    .where(and(eq(authUsers.id, userId), isLocked ? isNull(authUsers.lockedAt) : isNotNull(authUsers.lockedAt)))
    .returning({ id: authUsers.id });
  return changed.length > 0;
}

/** Who a mail to an account's owner addresses, and in which language. */
export type MailReceiver = {
  id: string;
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  isVerified: boolean;
  hasSignInName: boolean;
};

/** Null when the account is gone or has no address. */
export async function findMailReceiver(db: Db, userId: string): Promise<MailReceiver | null> {
  const [row] = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      accountName: authUsers.name,
      displayName: profiles.displayName,
      language: profiles.language,
      timeZone: profiles.timeZone,
      isVerified: authUsers.emailVerified,
      signInName: authUsers.signInName,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!row?.email) return null;
  const { id, email, accountName, displayName, language, timeZone, isVerified, signInName } = row;
  return {
    id,
    email,
    name: displayName ?? accountName,
    language: language ?? defaultLanguage,
    timeZone: timeZone ?? 'UTC',
    isVerified,
    hasSignInName: signInName !== null,
  };
}
