import { expect, it } from 'vitest';
import type { ReadingMoment } from './reading-clock.ts';
import { idleAfterMs, readingClock } from './reading-clock.ts';

const on = (page: number) => ({ pages: [{ page, share: 1 }] });

/** Ticks once a second, as long as the moments say. */
function counted(...moments: Partial<ReadingMoment>[]) {
  const clock = readingClock();
  for (const [second, moment] of moments.entries())
    clock.tick({ now: second * 1000, isVisible: true, lastActive: second * 1000, ...on(1), ...moment });
  return clock.take();
}

it('counts the time of each page that was on screen', () => {
  expect(counted({}, {}, on(2), on(2))).toEqual([
    { page: 1, ms: 2000 },
    { page: 2, ms: 1000 },
  ]);
});

it('shares the time out among pages that are on screen together', () => {
  const pages = [
    { page: 4, share: 0.75 },
    { page: 5, share: 0.25 },
  ];
  expect(counted({ pages }, { pages }, { pages })).toEqual([
    { page: 4, ms: 1500 },
    { page: 5, ms: 500 },
  ]);
});

it('stops while the page is hidden, nobody is active, or nothing is on screen', () => {
  expect(counted({}, { isVisible: false }, {})).toEqual([]);
  expect(counted({}, { lastActive: 1000 - idleAfterMs })).toEqual([]);
  expect(counted({ pages: [] }, {})).toEqual([]);
});

it('doesn’t count the time for which the device slept, or a clock that was put back', () => {
  expect(counted({}, { now: 3_600_000, lastActive: 3_600_000 })).toEqual([]);
  expect(counted({ now: 9000 }, { now: 1000 })).toEqual([]);
});

it('gives time out once', () => {
  const clock = readingClock();
  for (const now of [0, 1000]) clock.tick({ now, isVisible: true, lastActive: now, ...on(3) });
  expect(clock.take()).toEqual([{ page: 3, ms: 1000 }]);
  expect(clock.take()).toEqual([]);
});
