import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { analyticsAside } from '#db/schema/all.ts';

const { id, rule, reason, until, createdAt, teacherId, studentId } = analyticsAside;

/**
 * What a teacher has put aside, without whom it is about; and what was put aside of a student, without the teacher's own
 * note.
 */
export async function exportAnalytics(on: Db | Tx, userId: string) {
  const shown = { id, rule, until, createdAt };
  const order = [asc(createdAt), asc(id)];
  return {
    reasonsPutAside: await on
      .select({ ...shown, reason })
      .from(analyticsAside)
      .where(eq(teacherId, userId))
      .orderBy(...order),
    reasonsPutAsideOfMe: await on
      .select(shown)
      .from(analyticsAside)
      .where(eq(studentId, userId))
      .orderBy(...order),
  };
}
