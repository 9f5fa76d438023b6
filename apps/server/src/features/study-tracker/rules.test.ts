import { describe, expect, it } from 'vitest';
import { troubleOf } from './rules.ts';

describe('what can’t have been studied', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it.each([
    [hoursAgo(26), 26, 'session-too-long'],
    [hoursAgo(12), 12, null],
    [hoursAgo(1), 2, 'session-in-future'],
    [hoursAgo(-30), 1, 'session-in-future'],
    [hoursAgo(1), 1, null],
  ])('from %s for %i hours: %s', (start, hours, trouble) =>
    expect(troubleOf({ startedAt: start, endedAt: new Date(start.getTime() + hours * 3_600_000) }, now)).toBe(trouble),
  );
});
