import { and, asc, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { JoinedViaInvite } from '#db/schema/all.ts';
import { authUsers, classEnrolments, classes, classTeachers, profileStorage, profiles } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

export type ProfileRow = typeof profiles.$inferSelect & { email: string; emailVerified: boolean };
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
      teacherId: joined.teacherId,
      teacherName: joined.teacherName,
      className: joined.className,
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

export async function findProfile(on: Db | Tx, own: Pick<OwnRows, 'userId'>): Promise<ProfileRow | null> {
  return toProfileRow(await selectProfile(on).where(eq(profiles.userId, own.userId)));
}

/** `findProfile` as a prepared statement: every page begins with it. */
export function prepareFindProfile(db: Db): (own: Pick<OwnRows, 'userId'>) => Promise<ProfileRow | null> {
  const statement = selectProfile(db)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('find_profile');
  return async ({ userId }) => toProfileRow(await statement.execute({ userId }));
}

function selectProfile(on: Db | Tx) {
  return on
    .select({ profile: profiles, email: authUsers.email, emailVerified: authUsers.emailVerified })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
    .$dynamic();
}

function toProfileRow([row]: Awaited<ReturnType<typeof selectProfile>>): ProfileRow | null {
  return row ? { ...row.profile, email: row.email, emailVerified: row.emailVerified } : null;
}

/** Ids of the teachers whose classes the student is in, longest first. */
export async function listTeacherIds(on: Db | Tx, own: Pick<OwnRows, 'userId'>): Promise<string[]> {
  const rows = await on
    .select({ id: classTeachers.teacherId, since: sql`min(${classEnrolments.enrolledAt})` })
    .from(classEnrolments)
    .innerJoin(classTeachers, eq(classTeachers.classId, classEnrolments.classId))
    .where(and(eq(classEnrolments.studentId, own.userId), eq(classEnrolments.status, 'active')))
    .groupBy(classTeachers.teacherId)
    .orderBy(asc(sql`min(${classEnrolments.enrolledAt})`));
  return rows.map((row) => row.id);
}

/** Changes the profile if it is still the version that was read; false when somebody was quicker. */
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

/** Shows a student's XP, which the ledger of memory counts. The version stays: nobody edits these two. */
export async function setXp(
  tx: Tx,
  own: OwnRows,
  { now, ...xp }: Pick<ProfileRow, 'totalXp' | 'level'> & { now: Date },
): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...xp, updatedAt: now })
    .where(eq(profiles.userId, own.userId));
}

/** One play more that a student finished. */
export async function countGame(tx: Tx, own: OwnRows, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ gamesPlayed: sql`${profiles.gamesPlayed} + 1`, updatedAt: now })
    .where(eq(profiles.userId, own.userId));
}

/** One passage or file more that a student read to the end. */
export async function countLesson(tx: Tx, own: OwnRows, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ completedLessons: sql`${profiles.completedLessons} + 1`, updatedAt: now })
    .where(eq(profiles.userId, own.userId));
}

/** When a student last completed a daily task. */
export async function noteTaskCompleted(tx: Tx, own: OwnRows, now: Date): Promise<void> {
  await tx.update(profiles).set({ lastTaskCompletedAt: now, updatedAt: now }).where(eq(profiles.userId, own.userId));
}

/** Keeps `studentsCount` (different active students) and `classesCreated` of these teachers true. */
export async function refreshTeacherCounts(tx: Tx, teacherIds: readonly string[]): Promise<void> {
  if (teacherIds.length === 0) return;
  const students = tx
    .select({ n: countDistinct(classEnrolments.studentId) })
    .from(classEnrolments)
    .innerJoin(classTeachers, eq(classTeachers.classId, classEnrolments.classId))
    .where(and(eq(classTeachers.teacherId, profiles.userId), eq(classEnrolments.status, 'active')));
  const taught = tx.select({ n: count() }).from(classTeachers).where(eq(classTeachers.teacherId, profiles.userId));
  await tx
    .update(profiles)
    .set({ studentsCount: sql`(${students})`, classesCreated: sql`(${taught})` })
    .where(inArray(profiles.userId, [...teacherIds]));
}

/** The spec's single `teacherId`, `teacherName` and `className`: those of the student's first class, or none. */
export async function followFirstClass(tx: Tx, studentId: string): Promise<void> {
  const [first] = await tx
    .select({ teacherId: classTeachers.teacherId, teacherName: profiles.displayName, className: classes.name })
    .from(classEnrolments)
    .innerJoin(classes, eq(classes.id, classEnrolments.classId))
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .innerJoin(profiles, eq(profiles.userId, classTeachers.teacherId))
    .where(and(eq(classEnrolments.studentId, studentId), inArray(classEnrolments.status, ['active', 'pending'])))
    .orderBy(asc(sql`${classEnrolments.status} = 'pending'`), asc(classEnrolments.enrolledAt), asc(classEnrolments.id))
    .limit(1);
  await tx
    .update(profiles)
    .set({
      teacherId: first?.teacherId ?? null,
      teacherName: first?.teacherName ?? null,
      className: first?.className ?? null,
    })
    .where(eq(profiles.userId, studentId));
}

/** What somebody's own things take, in bytes. */
export async function findStorage(on: Db | Tx, userId: string): Promise<number> {
  const [row] = await on
    .select({ bytes: profileStorage.bytes })
    .from(profileStorage)
    .where(eq(profileStorage.userId, userId));
  return row?.bytes ?? 0;
}
