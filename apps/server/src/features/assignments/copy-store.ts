import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classes, classTeachers } from '#db/schema/all.ts';
import type { TaughtBy } from '#http/context.ts';

/** The time zone of an open class, which stays the teacher's until the transaction ends; null for any other. */
export async function holdZoneOf(tx: Tx, { teacherId }: TaughtBy, classId: string): Promise<string | null> {
  const [row] = await tx
    .select({ timeZone: classes.timeZone })
    .from(classTeachers)
    .innerJoin(classes, and(eq(classes.id, classTeachers.classId), isNull(classes.archivedAt)))
    .where(and(eq(classTeachers.teacherId, teacherId), eq(classTeachers.classId, classId)))
    .for('key share', { of: classTeachers });
  return row?.timeZone ?? null;
}
