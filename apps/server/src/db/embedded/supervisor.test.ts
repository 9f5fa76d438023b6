import { expect, test } from 'vitest';
import { nextWait } from './supervisor.ts';

test('waits twice as long after each failed start, up to half a minute', () => {
  const waits = [];
  for (let wait = nextWait(undefined); waits.length < 11; wait = nextWait(wait)) waits.push(wait);
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
});

test('a database that did start and died is back within a second or so, however often', () => {
  expect(nextWait(400, 500)).toBe(800);
  expect(nextWait(30_000, 500)).toBe(1_000);
});

test('begins with a short wait again after the database ran for a while', () => {
  expect(nextWait(30_000, 2_000)).toBe(100);
  expect(nextWait(800, 1_999)).toBe(1_000);
});
