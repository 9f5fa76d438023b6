import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { makeClass } from '#features/classes/make-class.ts';
import { presentClass } from '#features/classes/present.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export function createClass({ db, clock, tell }: Parts): Call<'classes.create', [TaughtBy]> {
  return (taught, input, errors) =>
    inTransaction(db, async (tx) => {
      const { row, isNew } = await makeClass(tx, taught, { ...input, now: clock.now() }, errors);
      if (isNew) await tellTopics(tell, tx, [taught.teacherId], ['classes', 'profile']);
      return presentClass(row);
    });
}
