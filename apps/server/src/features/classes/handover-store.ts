import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classHandovers, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { TaughtBy } from '#http/context.ts';
import { taughtClasses } from './class-store.ts';

export type HandoverRow = {
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string;
  isArchived: boolean;
  activeStudents: number;
  createdAt: Date;
};

/** Offers a class that the giver teaches; replaces an earlier offer of it. */
export async function putHandover(
  tx: Tx,
  taught: TaughtBy,
  { classId, toEmail, now }: { classId: string; toEmail: string; now: Date },
): Promise<void> {
  const offer = { teacherId: taught.teacherId, toEmail, createdAt: now };
  await tx
    .insert(classHandovers)
    .values({ classId, ...offer })
    .onConflictDoUpdate({ target: classHandovers.classId, set: offer });
}

/** Ends the offer of a class, if there is one. */
export async function removeHandover(tx: Tx, classId: string): Promise<void> {
  await tx.delete(classHandovers).where(eq(classHandovers.classId, classId));
}

/** Ends offers that stayed unanswered for long, since the address may be nobody's. */
export async function removeOldHandovers(db: Db, before: Date): Promise<void> {
  await db.delete(classHandovers).where(lt(classHandovers.createdAt, before));
}

/** Offers to a teacher's address, oldest first. Offers by a giver who no longer has the class are left out. */
export function listHandoversTo(on: Db | Tx, taught: TaughtBy): Promise<HandoverRow[]> {
  return selectTo(on, taught).orderBy(asc(classHandovers.createdAt), asc(classes.id));
}

/** Finds the offer of one class and locks it, so that it can't be withdrawn until the transaction ends. */
export async function holdHandoverTo(tx: Tx, taught: TaughtBy, classId: string): Promise<HandoverRow | null> {
  await tx.select().from(classHandovers).where(eq(classHandovers.classId, classId)).for('update');
  const rows = await selectTo(tx, taught);
  return rows.find((row) => row.classId === classId) ?? null;
}

function selectTo(on: Db | Tx, taught: TaughtBy) {
  const own = on.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, taught.teacherId));
  return on
    .select({
      classId: classes.id,
      className: classes.name,
      teacherId: classHandovers.teacherId,
      teacherName: shownName,
      isArchived: sql<boolean>`${classes.archivedAt} IS NOT NULL`,
      activeStudents: on.$count(
        classEnrolments,
        and(eq(classEnrolments.classId, classes.id), eq(classEnrolments.status, 'active')),
      ),
      createdAt: classHandovers.createdAt,
    })
    .from(classHandovers)
    .innerJoin(classes, eq(classes.id, classHandovers.classId))
    .innerJoin(
      classTeachers,
      and(eq(classTeachers.classId, classes.id), eq(classTeachers.teacherId, classHandovers.teacherId)),
    )
    .innerJoin(authUsers, eq(authUsers.id, classHandovers.teacherId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(and(inArray(classHandovers.toEmail, own), notInArray(classes.id, taughtClasses(on, taught))))
    .$dynamic();
}
