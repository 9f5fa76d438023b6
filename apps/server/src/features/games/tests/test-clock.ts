import { limits } from '@wordgrove/contract/limits';
import type { TestTerms } from '#platform/set-test.ts';

/** When the server ends a test that was started; null when nothing does. */
export function endOf(startedAt: Date, { minutes, until }: Pick<TestTerms, 'minutes' | 'until'>): Date | null {
  const ends = [
    ...(minutes === null ? [] : [startedAt.getTime() + minutes * 60_000]),
    // One that was started late, and then closed, ends at once.
    ...(until === null ? [] : [Math.max(startedAt.getTime(), until.getTime())]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Whether an answer comes too late, even for one that was on its way. */
export function isOver(end: Date | null, now: Date): boolean {
  return end !== null && now.getTime() > end.getTime() + limits.testGraceSeconds * 1000;
}
