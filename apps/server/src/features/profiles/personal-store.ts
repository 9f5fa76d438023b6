import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { profiles } from '#db/schema/profiles.ts';
import { findProfile } from './read-store.ts';

/** Everything on the profile; null before registration is complete. The address belongs to the account. */
export async function exportProfile(on: Db | Tx, userId: string) {
  const found = await findProfile(on, { userId });
  if (!found) return null;
  const { email: _, emailVerified: __, ...profile } = found;
  return profile;
}

/** Students keep when and by which code they joined, but no longer the name of a teacher who has left. */
export async function forgetTeacher(tx: Tx, teacherId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ joinedViaInvite: null })
    .where(sql`${profiles.joinedViaInvite}->>'teacherId' = ${teacherId}`);
}
