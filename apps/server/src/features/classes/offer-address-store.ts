import type { Column } from 'drizzle-orm';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { authUsers } from '#db/schema/all.ts';
import type { TaughtBy } from '#http/context.ts';

/**
 * The teacher's address as a subquery, for what is offered to an address. It is empty when nobody has confirmed it and
 * the account is younger than the offer: without confirmation, anybody can register under an address that was invited.
 *
 * @param offeredAt when the offer was made
 */
export function addressFor(tx: Tx, { teacherId }: TaughtBy, offeredAt: Column) {
  return tx
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(
      and(eq(authUsers.id, teacherId), or(eq(authUsers.emailVerified, true), lte(authUsers.createdAt, offeredAt))),
    );
}
