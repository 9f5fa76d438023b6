import { dayMs } from '@wordgrove/contract/days';
import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { JobHandler, Jobs } from '#platform/jobs.ts';
import { listDeckOwners, markGradedCards } from './graded-store.ts';

/** A word's only answer is hardly ever taken back after so long. */
const settledDays = 2;
/** They take a third of a job's two minutes, at first; later much less. */
const atOnce = 1000;

/** Empty for the first people, by id. */
export type MarkNext = { after?: string };

type Parts = { db: Db; clock: Clock; jobs: Pick<Jobs<{ 'mark-graded': MarkNext }>, 'send'> };

/**
 * Marks everybody's own cards whose words they graded some days ago, and corrects marks that no longer hold. Counting the
 * new words of decks skips marked cards; what is asked next doesn't rely on marks. Each job marks those of some people and
 * sends the next one.
 */
export function markGraded({ db, clock, jobs }: Parts): JobHandler<MarkNext> {
  return async ({ after = null }, { signal }) => {
    const before = new Date(clock.now().getTime() - settledDays * dayMs);
    const ids = await listDeckOwners(db, after, atOnce);
    for (const userId of ids) {
      signal.throwIfAborted();
      await markGradedCards(db, { userId }, before);
    }
    const last = ids.at(-1);
    if (last !== undefined && ids.length === atOnce) await jobs.send('mark-graded', { after: last });
  };
}
