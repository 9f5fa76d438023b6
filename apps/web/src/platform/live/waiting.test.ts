import { describe, expect, it } from 'vitest';
import { waitBeforeRetry } from './waiting.ts';

describe('the wait before a retry', () => {
  it('doubles up to half a minute', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => waitBeforeRetry(failures, 0, 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('is never shorter than half of what the server asks for, and different for everybody', () => {
    expect(waitBeforeRetry(0, 60_000, 0)).toBe(30_000);
    expect(waitBeforeRetry(0, 60_000, 1)).toBe(90_000);
    expect(waitBeforeRetry(3, 60_000, 0.25)).toBe(45_000);
  });
});
