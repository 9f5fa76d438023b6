import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { believable, isRead } from './reading-rules.ts';

const at = new Date('2026-03-01T10:00:00Z');
const secondsAgo = (seconds: number) => new Date(at.getTime() - seconds * 1000);

describe('the time of a report', () => {
  it('stands when it fits into the time since the last one', () => {
    expect(
      believable(
        [
          { page: 1, ms: 20_000 },
          { page: 2, ms: 30_000 },
        ],
        at,
        secondsAgo(60),
      ),
    ).toEqual([
      { page: 1, ms: 20_000 },
      { page: 2, ms: 30_000 },
    ]);
  });

  it('is cut on every page alike to what has passed', () => {
    expect(
      believable(
        [
          { page: 1, ms: 20_000 },
          { page: 2, ms: 60_000 },
        ],
        at,
        secondsAgo(40),
      ),
    ).toEqual([
      { page: 1, ms: 10_000 },
      { page: 2, ms: 30_000 },
    ]);
  });

  it('counts a page named twice once, and at first no more than one report may hold', () => {
    const all = Array.from({ length: 3 }, () => ({ page: 7, ms: limits.readingReportMs }));
    expect(believable(all, at, null)).toEqual([{ page: 7, ms: limits.readingReportMs }]);
  });

  it('is nothing when the report is older than the last', () => {
    expect(believable([{ page: 1, ms: 20_000 }], at, secondsAgo(-5))).toEqual([]);
  });
});

it('counts a page as read after the fastest time its words allow', () => {
  expect(isRead(250, 29_999)).toBe(false);
  expect(isRead(250, 30_000)).toBe(true);
  expect(isRead(0, 300_000)).toBe(false);
});
