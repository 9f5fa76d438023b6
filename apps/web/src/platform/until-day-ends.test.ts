import { expect, it } from 'vitest';
import { untilDayEnds } from './until-day-ends.ts';

const end = '2026-11-23T23:00:00.000Z';

it.each([
  ['in two hours', '2026-11-23T21:00:00.000Z', 7_201_000],
  ['in a moment', '2026-11-23T22:59:59.000Z', 2000],
  ['just now', '2026-11-23T23:00:00.500Z', 500],
  ['long ago, by a clock that is ahead', '2027-01-01T00:00:00.000Z', 60_000],
  ['in years, by a clock that began anew', '2000-01-01T00:00:00.000Z', 86_400_000],
])('waits for a day that ends %s', (_, now, wait) => {
  expect(untilDayEnds(end, Date.parse(now))).toBe(wait);
});
