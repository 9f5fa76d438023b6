import { and, eq } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { profiles } from '#db/schema/all.ts';

/** Grants or takes the administrator's flag; null when the account has no profile, false when it was that way already. */
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
