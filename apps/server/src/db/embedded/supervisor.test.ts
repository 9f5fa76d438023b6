import { expect, test } from 'vitest';
import { nextWait } from './supervisor.ts';

test('waits twice as long before each try, up to half a minute', () => {
  const waits = [];
  for (let wait = nextWait(undefined, 0); waits.length < 11; wait = nextWait(wait, 0)) waits.push(wait);
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
});

test('begins with a short wait again after the database ran for a minute', () => {
  expect(nextWait(30_000, 60_000)).toBe(100);
  expect(nextWait(800, 59_999)).toBe(1_600);
});
