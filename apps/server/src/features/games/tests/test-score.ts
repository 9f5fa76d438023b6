import { earnedPoints, percentOf } from '@wordgrove/contract/earned-points';
import type { EndedTest } from '@wordgrove/contract/games';
import type { ItemResult } from '@wordgrove/games';
import type { TestTerms } from '#platform/set-test.ts';
import { endOf, isClosing } from './test-clock.ts';

type Worth = Pick<TestTerms, 'points' | 'returnedPoints'>;
type Item = Pick<ItemResult, 'points' | 'maxPoints'>;

/** How a test went, in percent and in the homework's points. Once the teacher has given points, they are those. */
export function scoreOf(
  items: readonly Item[],
  { points: max, returnedPoints }: Worth,
): Pick<EndedTest, 'percent' | 'earned'> {
  const sumOf = (each: keyof Item) => items.reduce((sum, item) => sum + item[each], 0);
  const percent = percentOf({ points: sumOf('points'), maxPoints: sumOf('maxPoints') }) ?? 0;
  return { percent, earned: max === null ? null : { points: returnedPoints ?? earnedPoints(percent, max), max } };
}

type Times = { startedAt: Date; finishedAt: Date | null };

type Ends = Pick<TestTerms, 'minutes' | 'until' | 'closings'>;

/** What ended a test before it was handed in: then it ended at its very end. */
export function cutOffBy({ startedAt, finishedAt }: Times, terms: Ends): EndedTest['cutOffBy'] {
  if (finishedAt === null || finishedAt.getTime() !== endOf(startedAt, terms)?.getTime()) return null;
  return isClosing(finishedAt, terms) ? 'closing' : 'time';
}
