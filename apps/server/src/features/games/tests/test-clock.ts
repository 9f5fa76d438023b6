import { limits } from '@wordgrove/contract/limits';
import type { TestTerms } from '#platform/set-test.ts';

type Ends = Pick<TestTerms, 'minutes' | 'until' | 'closings'>;

/** When the server ends a test that was started; null when nothing does. */
export function endOf(startedAt: Date, { minutes, until, closings }: Ends): Date | null {
  const ends = [
    ...closings.filter((at) => at >= startedAt).map((at) => at.getTime()),
    ...(minutes === null ? [] : [startedAt.getTime() + minutes * 60_000]),
    // One that was started late, and then closed, ends at once.
    ...(until === null ? [] : [Math.max(startedAt.getTime(), until.getTime())]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Whether it is its teacher who ends a test then, by closing it. */
export function isClosing(end: Date | null, { closings }: Pick<Ends, 'closings'>): boolean {
  return closings.some((at) => at.getTime() === end?.getTime());
}

/** Whether an answer comes too late, even for one that was on its way. */
export function isOver(end: Date | null, now: Date): boolean {
  return end !== null && now.getTime() > end.getTime() + limits.testGraceSeconds * 1000;
}
