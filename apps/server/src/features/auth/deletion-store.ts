import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import { authKnownBrowsers, authUsers, classTeachers, practiceEvents, profiles } from '#db/schema/all.ts';
import { knownBrowserDays } from './store.ts';

/** An unverified account is reminded after five days without a sign-in, and removed after seven. */
export const unverifiedDays = { reminder: 5, removal: 7 } as const;

/** False when the account was already marked. */
export async function markForDeletion(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(authUsers)
    .set({ deletionRequestedAt: now, updatedAt: now })
    .where(and(eq(authUsers.id, userId), isNull(authUsers.deletionRequestedAt)))
    .returning({ id: authUsers.id });
  return marked.length > 0;
}

/** Accounts whose days of grace are over. */
export async function listDueForDeletion(db: Db, now: Date): Promise<string[]> {
  return listIds(db, isDue(now));
}

/** Unverified, unused accounts that nobody has signed in to for seven days and whose owner was reminded. */
export async function listUnverifiedForRemoval(db: Db, now: Date): Promise<string[]> {
  return listIds(db, isAbandoned(now));
}

/** Unverified, unused accounts whose owner is due a reminder: none was sent since the last sign-in. */
export async function listUnverifiedForReminder(db: Db, now: Date): Promise<string[]> {
  return listIds(db, isToBeReminded(now));
}

/** Claims the reminder, so that it is sent once; false when the account was reminded, verified or used meanwhile. */
export async function claimReminder(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .update(authUsers)
    .set({ remindedAt: now })
    .where(and(eq(authUsers.id, userId), isToBeReminded(now)))
    .returning({ id: authUsers.id });
  return claimed.length > 0;
}

export type RemovalReason = 'asked-for' | 'unverified';

/** The person to remove, locked until the transaction ends; null when the reason no longer holds. */
export async function holdForRemoval(tx: Tx, userId: string, reason: RemovalReason, now: Date): Promise<Person | null> {
  const stands = reason === 'asked-for' ? isDue(now) : isAbandoned(now);
  const [account] = await tx
    .select({ email: authUsers.email, signInName: authUsers.signInName, name: authUsers.name })
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), stands))
    .for('update');
  return account ? describePerson(tx, userId, account) : null;
}

type Named = { email: string | null; signInName: string | null; name: string };

async function describePerson(tx: Tx, userId: string, { name, ...logins }: Named): Promise<Person> {
  const [profile] = await tx
    .select({ displayName: profiles.displayName, fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const names = new Set([name, profile?.displayName ?? '', profile?.fullName ?? '']);
  return { userId, ...logins, names: [...names].filter((each) => each.trim() !== '') };
}

/** Forgets browsers that haven't been seen for as long as their cookie lives. */
export async function removeOldBrowsers(db: Db, now: Date): Promise<void> {
  await db.delete(authKnownBrowsers).where(lte(authKnownBrowsers.lastSeenAt, daysBefore(now, knownBrowserDays)));
}

async function listIds(db: Db, condition: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: authUsers.id }).from(authUsers).where(condition).orderBy(asc(authUsers.id));
  return rows.map((row) => row.id);
}

function isDue(now: Date): SQL | undefined {
  return lte(authUsers.deletionRequestedAt, daysBefore(now, limits.deletionGraceDays));
}

const lastSignIn = sql`coalesce(${authUsers.lastSignInAt}, ${authUsers.createdAt})`;
const wasReminded = sql`coalesce(${authUsers.remindedAt} >= ${lastSignIn}, false)`;

function isAbandoned(now: Date): SQL | undefined {
  const notice = daysBefore(now, unverifiedDays.removal - unverifiedDays.reminder);
  const silent = lte(lastSignIn, daysBefore(now, unverifiedDays.removal));
  return and(isUnused(), silent, wasReminded, lte(authUsers.remindedAt, notice));
}

function isToBeReminded(now: Date): SQL | undefined {
  return and(isUnused(), lte(lastSignIn, daysBefore(now, unverifiedDays.reminder)), sql`NOT ${wasReminded}`);
}

/** Unverified and unused: no class, nothing practised or earned. Administrators and locked accounts are left alone. */
function isUnused(): SQL | undefined {
  const teachers = sql`SELECT FROM ${classTeachers} WHERE ${classTeachers.teacherId} = ${authUsers.id}`;
  const busy = sql`SELECT FROM ${profiles} WHERE ${profiles.userId} = ${authUsers.id}
    AND (${profiles.isAdmin} OR ${profiles.totalXp} > 0 OR ${profiles.gamesPlayed} > 0 OR ${profiles.lastTaskCompletedAt} IS NOT NULL)`;
  const practised = sql`SELECT FROM ${practiceEvents} WHERE ${practiceEvents.studentId} = ${authUsers.id}`;
  return and(
    eq(authUsers.emailVerified, false),
    // A teacher made the account of a child who has a sign-in name, so no address has to be verified.
    isNull(authUsers.signInName),
    isNull(authUsers.lockedAt),
    isNull(authUsers.deletionRequestedAt),
    sql`NOT EXISTS (${teachers})`,
    sql`NOT EXISTS (${busy})`,
    sql`NOT EXISTS (${practised})`,
  );
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
