import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classes, classHandovers, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { TaughtBy } from '#http/context.ts';
import { addressFor } from './offer-address-store.ts';

export type HandoverRow = {
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string;
  isArchived: boolean;
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

/** Finds the offer of one class and locks it, so that it can't be withdrawn until the transaction ends. */
export async function holdHandoverTo(tx: Tx, taught: TaughtBy, classId: string): Promise<HandoverRow | null> {
  const ofClass = eq(classHandovers.classId, classId);
  await tx.select().from(classHandovers).where(ofClass).for('update');
  const isOffered = inArray(classHandovers.toEmail, addressFor(tx, taught, classHandovers.createdAt));
  const [row] = await tx
    .select({
      classId: classes.id,
      className: classes.name,
      teacherId: classHandovers.teacherId,
      teacherName: shownName,
      isArchived: sql<boolean>`${classes.archivedAt} IS NOT NULL`,
    })
    .from(classHandovers)
    .innerJoin(classes, eq(classes.id, classHandovers.classId))
    .innerJoin(
      classTeachers,
      and(
        eq(classTeachers.classId, classes.id),
        eq(classTeachers.teacherId, classHandovers.teacherId),
        eq(classTeachers.isOwner, true),
      ),
    )
    .innerJoin(authUsers, eq(authUsers.id, classHandovers.teacherId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(and(ofClass, isOffered));
  return row ?? null;
}
