import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { makeInvite } from '#features/classes/make-invite.ts';
import { presentInvite } from '#features/classes/present.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };

/** Makes an invite, and its class if the teacher has none of that name. */
export function createInvite({ db, clock, random, tell }: Parts): Call<'classes.createInvite', [TaughtBy]> {
  return (taught, wanted, errors) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const { row, isNew, madeClass } = await makeInvite(tx, taught, wanted, { random, now }, errors);
      if (madeClass) await tellTopics(tell, tx, [taught.teacherId], ['classes', 'profile']);
      if (isNew) await tell(tx, [taught.teacherId], 'invites');
      return presentInvite(row, now);
    });
}
