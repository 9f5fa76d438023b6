import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { profiles } from '#db/schema/profiles.ts';

/** Everything on the profile; null before registration was completed. */
export async function exportProfile(on: Db | Tx, userId: string) {
  const [profile] = await on.select().from(profiles).where(eq(profiles.userId, userId));
  return profile ?? null;
}

/** Students keep that they came in by a code and when, but no longer the name of a teacher who has left. */
export async function forgetTeacher(tx: Tx, teacherId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ joinedViaInvite: null })
    .where(sql`${profiles.joinedViaInvite}->>'teacherId' = ${teacherId}`);
}

/** Students who show this teacher as theirs. */
export async function listStudentsShowing(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await tx.select({ id: profiles.userId }).from(profiles).where(eq(profiles.teacherId, teacherId));
  return rows.map((row) => row.id);
}
