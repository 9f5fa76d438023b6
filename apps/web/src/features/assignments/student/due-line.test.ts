import { expect, it } from 'vitest';
import { nearnessOf, stepTo } from './due-line.tsx';

const now = new Date(2026, 10, 22, 12, 0);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

it.each([
  ['past', at(22, 11, 59)],
  ['today', at(22, 12)],
  ['today', at(22, 23, 59)],
  ['tomorrow', at(23, 0)],
  ['later', at(24, 0)],
] as const)('is %s at %s', (nearness, dueAt) => {
  expect(nearnessOf(dueAt, now)).toBe(nearness);
});

it.each([
  ['past a due time that is near', '2026-11-22T12:00:07.000Z', 7001],
  ['in steps before one that is far', '2026-11-23T12:00:00.000Z', 30_000],
  ['in steps after it', '2026-11-22T11:59:59.999Z', 30_000],
  ['in steps without one', null, 30_000],
])('the time advances %s', (_, until, wait) => {
  expect(stepTo(until, new Date('2026-11-22T12:00:00.000Z'))).toBe(wait);
});
