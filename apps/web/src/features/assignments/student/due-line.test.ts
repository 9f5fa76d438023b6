import { expect, it } from 'vitest';
import { stepTo } from './due-line.tsx';

it.each([
  ['past a due time that is near', '2026-11-22T12:00:07.000Z', 7001],
  ['in steps before one that is far', '2026-11-23T12:00:00.000Z', 30_000],
  ['in steps after it', '2026-11-22T11:59:59.999Z', 30_000],
  ['in steps without one', null, 30_000],
])('the time advances %s', (_, until, wait) => {
  expect(stepTo(until, new Date('2026-11-22T12:00:00.000Z'))).toBe(wait);
});
