import { dayMs } from '@wordgrove/contract/days';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { JobHandler } from '#platform/jobs.ts';
import { listDeckOwners, markGradedCards } from './graded-store.ts';

/** A word's only answer is hardly ever taken back after so long. */
const settledDays = 2;
const atOnce = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Marks everybody's own cards whose words they graded some days ago, and corrects marks that no longer hold. Counting the
 * new words of decks skips marked cards; what is asked next doesn't rely on marks.
 */
export function markGraded({ db, clock }: { db: Db; clock: Clock }): JobHandler<object> {
  return async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - settledDays * dayMs);
    for (let after = firstId; ; ) {
      const ids = await listDeckOwners(db, after, atOnce);
      for (const userId of ids) {
        signal.throwIfAborted();
        await markGradedCards(db, { userId }, before);
      }
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  };
}
