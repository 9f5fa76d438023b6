import { expect, it } from 'vitest';
import { canHaveMoreTime } from './use-work-columns.tsx';

const at = '2030-12-01T18:00:00.000Z';

it.each([
  ['is due and not turned in', { dueAt: at, closedAt: null }, null, true],
  ['is due and turned in', { dueAt: at, closedAt: null }, at, false],
  ['is closed', { dueAt: at, closedAt: at }, null, false],
  ['is never due', { dueAt: null, closedAt: null }, null, false],
])('more time for work that %s: %#', (_, assignment, turnedInAt, can) => {
  const state = turnedInAt === null ? 'started' : 'turned-in';
  expect(canHaveMoreTime(assignment, { turnedInAt, state })).toBe(can);
});

it('more time for work that is returned without a turn-in: never', () => {
  expect(canHaveMoreTime({ dueAt: at, closedAt: null }, { turnedInAt: null, state: 'returned' })).toBe(false);
});
