import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { JoinedViaInvite } from '#db/schema/all.ts';
import { profileStorage, profiles } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { changing } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';
import type { ProfileRow } from './read-store.ts';

export type ProfileChange = Partial<
  Pick<
    ProfileRow,
    | 'displayName'
    | 'fullName'
    | 'firstName'
    | 'lastName'
    | 'timeZone'
    | 'nextTimeZone'
    | 'zoneChangesAt'
    | 'schoolName'
    | 'subjects'
    | 'bio'
    | 'grade'
  >
>;

type NewPerson = Pick<
  ProfileRow,
  'userId' | 'displayName' | 'fullName' | 'firstName' | 'lastName' | 'language' | 'timeZone'
> & { now: Date };

export async function insertTeacher(tx: Tx, person: NewPerson & { schoolName: string }): Promise<void> {
  const { now, ...fields } = person;
  await tx
    .insert(profiles)
    .values({ ...fields, role: 'teacher', profileCompleted: true, createdAt: now, updatedAt: now });
}

export type NewStudent = NewPerson & { studentNumber: string; joined: JoinedViaInvite };

/** False when the student number is taken: draw another and try again. */
export async function insertStudent(tx: Tx, { now, joined, ...fields }: NewStudent): Promise<boolean> {
  const inserted = await tx
    .insert(profiles)
    .values({
      ...fields,
      role: 'student',
      profileCompleted: true,
      inviteCode: joined.code,
      joinedViaInvite: joined,
      joinedAt: now,
      registeredViaInvite: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: profiles.studentNumber })
    .returning({ id: profiles.userId });
  return inserted.length > 0;
}

export type AddedStudent = NewPerson & { studentNumber: string };

/**
 * Profiles of students whom a teacher added.
 *
 * @returns the ids of those that were written; the others' numbers are taken: draw others and try again
 */
export async function insertAddedStudents(tx: Tx, students: readonly AddedStudent[]): Promise<string[]> {
  const rows = students.map(({ now, ...fields }) => ({
    ...fields,
    ...{ role: 'student' as const, profileCompleted: true, joinedAt: now, createdAt: now, updatedAt: now },
  }));
  const inserted = await tx
    .insert(profiles)
    .values(rows)
    .onConflictDoNothing({ target: profiles.studentNumber })
    .returning({ id: profiles.userId });
  return inserted.map(({ id }) => id);
}

/** Changes the profile if its version is still the one read; false when somebody else was faster. */
export async function updateProfile(
  tx: Tx,
  own: OwnRows,
  version: number,
  change: ProfileChange,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(profiles)
    .set({ ...change, version: version + 1, updatedAt: now })
    .where(and(eq(profiles.userId, own.userId), eq(profiles.version, version)))
    .returning({ id: profiles.userId });
  return changed.length > 0;
}

export type Choices = Pick<ProfileRow, 'language' | 'colorScheme'>;

export async function updateChoices(
  tx: Tx,
  own: OwnRows,
  choices: Partial<Choices>,
  now: Date,
): Promise<Choices | null> {
  const [row] = await tx
    .update(profiles)
    .set({ ...choices, updatedAt: now })
    .where(eq(profiles.userId, own.userId))
    .returning({ language: profiles.language, colorScheme: profiles.colorScheme });
  return row ?? null;
}

const change = changing('change_profile', profiles, ['userId'], (on, set, { userId }) =>
  on.update(profiles).set(set).where(eq(profiles.userId, userId)),
);

/**
 * Sets the XP shown for a student, as memory's ledger counts it. The version stays, since nobody edits these fields.
 */
export async function setXp(
  tx: Tx,
  own: OwnRows,
  { now, ...xp }: Pick<ProfileRow, 'totalXp' | 'level'> & { now: Date },
): Promise<void> {
  await change(tx, { userId: own.userId }, { ...xp, updatedAt: now });
}

type Gain = Readonly<Record<'userId' | 'more' | 'now', SQL | Placeholder>>;

/** `setXp` as a part of another statement, which knows what came on top and corrects the level if need be. */
export const gainXp = ({ userId, more, now }: Gain) => sql`
  UPDATE profiles SET total_xp = total_xp + ${more}, updated_at = ${now}::timestamptz WHERE user_id = ${userId}`;

/** `gainXp` for daily tasks that are completed now. */
export const gainForTasks = ({ userId, more, now }: Gain) => sql`
  UPDATE profiles SET total_xp = total_xp + ${more}, last_task_completed_at = ${now}::timestamptz,
    updated_at = ${now}::timestamptz
  WHERE user_id = ${userId}`;

const playMore = rowsOf(
  'count_game',
  ['userId', 'now'],
  ({ userId, now }) => sql<never>`
    UPDATE profiles SET games_played = games_played + 1, updated_at = ${now}::timestamptz WHERE user_id = ${userId}`,
);

/** Adds one to the student's finished plays. */
export async function countGame(tx: Tx, own: OwnRows, now: Date): Promise<void> {
  await playMore(tx, { userId: own.userId, now });
}

const learnMore = rowsOf(
  'count_lesson',
  ['userId', 'now'],
  ({ userId, now }) => sql<never>`
    UPDATE profiles SET completed_lessons = completed_lessons + 1, updated_at = ${now}::timestamptz
    WHERE user_id = ${userId}`,
);

/** Adds one to the passages and files the student read to the end. */
export async function countLesson(tx: Tx, own: OwnRows, now: Date): Promise<void> {
  await learnMore(tx, { userId: own.userId, now });
}

const seeMoment = rowsOf(
  'see_moment',
  ['userId', 'kind', 'value'],
  ({ userId, kind, value }) => sql<never>`
    UPDATE profiles SET moments_seen = moments_seen || jsonb_build_object(${kind}::text, ${value}::text)
    WHERE user_id = ${userId}`,
);

/** Records that a moment was shown to the student. */
export async function noteMomentSeen(
  on: Db,
  { userId }: OwnRows,
  moment: { kind: string; value: string },
): Promise<void> {
  await seeMoment(on, { userId, ...moment });
}

/** Every time zone that somebody lives in. */
export async function listZones(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: profiles.timeZone }).from(profiles);
  return rows.map(({ zone }) => zone);
}

/** The storage used by a user's own things, in bytes. */
export async function findStorage(on: Db | Tx, userId: string): Promise<number> {
  const [row] = await on
    .select({ bytes: profileStorage.bytes })
    .from(profileStorage)
    .where(eq(profileStorage.userId, userId));
  return row?.bytes ?? 0;
}

/** Grants or revokes the administrator's mark; null when the account has no profile, false when nothing changed. */
export async function setAdmin(tx: Tx, userId: string, isAdmin: boolean, now: Date): Promise<boolean | null> {
  const [profile] = await tx.select({ isAdmin: profiles.isAdmin }).from(profiles).where(eq(profiles.userId, userId));
  if (!profile) return null;
  const changed = await tx
    .update(profiles)
    .set({ isAdmin, updatedAt: now })
    .where(and(eq(profiles.userId, userId), eq(profiles.isAdmin, !isAdmin)))
    .returning({ id: profiles.userId });
  return changed.length > 0;
}

/** Applies the chosen zone for everybody whose midnight has come, and returns their ids. */
export async function putZonesIntoForce(tx: Tx, now: Date): Promise<string[]> {
  const moved = await tx
    .update(profiles)
    .set({
      timeZone: sql`${profiles.nextTimeZone}`,
      nextTimeZone: null,
      zoneChangesAt: null,
      version: sql`${profiles.version} + 1`,
      updatedAt: now,
    })
    .where(and(isNotNull(profiles.nextTimeZone), lte(profiles.zoneChangesAt, now)))
    .returning({ id: profiles.userId });
  return moved.map(({ id }) => id);
}
