import { expect, it } from 'vitest';
import { nearnessOf } from './due-line.tsx';

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
