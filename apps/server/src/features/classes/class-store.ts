import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classHandovers, classTeachers, profiles } from '#db/schema/all.ts';
import type { TaughtBy } from '#http/context.ts';

export type ClassRow = Omit<typeof classes.$inferSelect, 'updatedAt'> & {
  activeStudents: number;
  pendingStudents: number;
  isOwner: boolean;
  offeredTo: string | null;
};

export type NewClass = Pick<ClassRow, 'id' | 'name' | 'timeZone'> & { now: Date };

const currentStatuses = ['pending', 'active'] as const;

/** The teacher's open classes, oldest first. */
export function listOpenClasses(on: Db | Tx, taught: TaughtBy): Promise<ClassRow[]> {
  return selectClasses(on, taught, isNull(classes.archivedAt));
}

export async function findClass(on: Db | Tx, taught: TaughtBy, id: string): Promise<ClassRow | null> {
  const [row] = await selectClasses(on, taught, eq(classes.id, id));
  return row ?? null;
}

async function selectClasses(on: Db | Tx, taught: TaughtBy, condition?: SQL): Promise<ClassRow[]> {
  const counted = (status: string) =>
    sql<number>`count(*) FILTER (WHERE ${classEnrolments.status} = ${status})`.mapWith(Number);
  return on
    .select({
      id: classes.id,
      name: classes.name,
      timeZone: classes.timeZone,
      archivedAt: classes.archivedAt,
      allows: classes.allows,
      version: classes.version,
      createdAt: classes.createdAt,
      activeStudents: counted('active'),
      pendingStudents: counted('pending'),
      isOwner: classTeachers.isOwner,
      offeredTo: sql<string | null>`CASE WHEN ${classTeachers.isOwner} THEN ${classHandovers.toEmail} END`,
    })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .leftJoin(classHandovers, eq(classHandovers.classId, classes.id))
    .leftJoin(
      classEnrolments,
      and(eq(classEnrolments.classId, classes.id), inArray(classEnrolments.status, [...currentStatuses])),
    )
    .where(and(eq(classTeachers.teacherId, taught.teacherId), condition))
    .groupBy(classes.id, classHandovers.classId, classTeachers.isOwner)
    .orderBy(asc(isNotNull(classes.archivedAt)), asc(classes.createdAt), asc(classes.id));
}

export async function countClasses(tx: Tx, teacherId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(classTeachers).where(eq(classTeachers.teacherId, teacherId));
  return row?.n ?? 0;
}

/** False when the id is taken. */
export async function insertClass(tx: Tx, taught: TaughtBy, { now, ...fields }: NewClass): Promise<boolean> {
  const inserted = await tx
    .insert(classes)
    .values({ ...fields, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: classes.id });
  if (inserted.length === 0) return false;
  const owner = { classId: fields.id, teacherId: taught.teacherId, isOwner: true };
  await tx.insert(classTeachers).values({ ...owner, createdAt: now });
  return true;
}

/** Finds a class and locks it until the transaction ends. */
export async function holdClass(tx: Tx, taught: TaughtBy, id: string): Promise<ClassRow | null> {
  await tx
    .select({ id: classes.id })
    .from(classes)
    .where(isTaught(tx, taught, id))
    .for('no key update');
  return findClass(tx, taught, id);
}

/** The same for a class that the teacher owns. */
export async function holdOwnClass(tx: Tx, taught: TaughtBy, id: string): Promise<ClassRow | null> {
  const row = await holdClass(tx, taught, id);
  return row?.isOwner ? row : null;
}

/** Changes a class locked by `holdClass`. */
export async function updateClass(
  tx: Tx,
  { id }: ClassRow,
  change: Pick<ClassRow, 'name' | 'timeZone' | 'allows'>,
  now: Date,
): Promise<void> {
  await tx
    .update(classes)
    .set({ ...change, version: sql`${classes.version} + 1`, updatedAt: now })
    .where(eq(classes.id, id));
}

/** Archives or reopens a class; false when nothing changed or the class isn't the teacher's. */
export async function setArchived(
  tx: Tx,
  taught: TaughtBy,
  id: string,
  archivedAt: Date | null,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(classes)
    .set({ archivedAt, version: sql`${classes.version} + 1`, updatedAt: now })
    .where(and(isTaught(tx, taught, id), archivedAt ? isNull(classes.archivedAt) : isNotNull(classes.archivedAt)))
    .returning({ id: classes.id });
  return changed.length > 0;
}

function isTaught(tx: Tx, taught: TaughtBy, id: string): SQL | undefined {
  return and(eq(classes.id, id), inArray(classes.id, taughtClasses(tx, taught)));
}

/** A subquery: the ids of the teacher's classes. */
export function taughtClasses(on: Db | Tx, { teacherId }: TaughtBy) {
  return on.select({ id: classTeachers.classId }).from(classTeachers).where(eq(classTeachers.teacherId, teacherId));
}

/** Replaces the owner with another teacher, who may teach it already; false when the class isn't the giver's to give. */
export async function replaceTeacher(
  tx: Tx,
  giverId: string,
  id: string,
  receiverId: string,
  now: Date,
): Promise<boolean> {
  const gone = await tx
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, id), eq(classTeachers.teacherId, giverId), eq(classTeachers.isOwner, true)))
    .returning({ id: classTeachers.classId });
  if (gone.length === 0) return false;
  await tx
    .insert(classTeachers)
    .values({ classId: id, teacherId: receiverId, isOwner: true, createdAt: now })
    .onConflictDoUpdate({ target: [classTeachers.classId, classTeachers.teacherId], set: { isOwner: true } });
  return true;
}

/** A teacher with an active account, by address. */
export async function findTeacherByEmail(on: Db | Tx, email: string): Promise<{ id: string; name: string } | null> {
  const [row] = await on
    .select({ id: authUsers.id, name: profiles.displayName })
    .from(authUsers)
    .innerJoin(profiles, and(eq(profiles.userId, authUsers.id), eq(profiles.role, 'teacher')))
    .where(and(eq(authUsers.email, email), isNull(authUsers.lockedAt), isNull(authUsers.deletionRequestedAt)));
  return row ?? null;
}

/** Everybody who teaches one of these classes. */
export async function listTeacherIds(tx: Tx, classIds: readonly string[]): Promise<string[]> {
  if (classIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: classTeachers.teacherId })
    .from(classTeachers)
    .where(inArray(classTeachers.classId, [...classIds]))
    .orderBy(asc(classTeachers.teacherId));
  return rows.map((row) => row.id);
}

/** The pending and active students of a class, always in the same order. */
export async function listStudentIds(tx: Tx, classId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: classEnrolments.studentId })
    .from(classEnrolments)
    .where(and(eq(classEnrolments.classId, classId), inArray(classEnrolments.status, [...currentStatuses])))
    .orderBy(asc(classEnrolments.studentId));
  return rows.map((row) => row.id);
}
