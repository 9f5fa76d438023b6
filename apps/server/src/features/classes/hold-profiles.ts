import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { profiles } from '#db/schema/all.ts';

/**
 * Keeps the profiles of everybody whose counts or first class are about to be read anew. A transaction that only waited
 * in the UPDATE itself would write what was true before the other one's change. Always taken last, and in one order.
 */
export async function holdProfiles(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]))
    .orderBy(asc(profiles.userId))
    .for('no key update');
}
