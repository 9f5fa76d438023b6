import type { Db } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { ListTested } from '#platform/set-test.ts';
import { endOf } from './test-clock.ts';
import { cutOffBy } from './test-score.ts';
import { listTestTimes } from './test-store.ts';

type Parts = { db: Db; clock: Clock; listTested: ListTested };

/** What closing a test would end, and what it ended before. */
export function testTries({ db, clock, listTested }: Parts): Call<'games.testTries', [TaughtBy]> {
  return async (taught, { assignmentId }) => {
    const learners = await listTested(taught, assignmentId);
    if (!learners) throw failures.notFound();
    const termsOf = new Map(learners.map(({ studentId, ...terms }) => [studentId, terms]));
    const now = clock.now();
    const tries = (await listTestTimes(db, assignmentId)).flatMap(({ studentId, startedAt, finishedAt }) => {
      const terms = termsOf.get(studentId);
      if (!terms) return [];
      const end = endOf(startedAt, terms);
      // One whose time is over has ended, though nobody may have noticed yet.
      const endedAt = finishedAt ?? (end !== null && end <= now ? end : null);
      return [{ isOpen: endedAt === null, cutOffBy: cutOffBy({ startedAt, finishedAt: endedAt }, terms) }];
    });
    return {
      open: tries.filter(({ isOpen }) => isOpen).length,
      cutOff: tries.filter((each) => each.cutOffBy === 'closing').length,
    };
  };
}
