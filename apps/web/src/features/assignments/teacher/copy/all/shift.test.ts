import { expect, it } from 'vitest';
import { daysFrom, firstDayOf, movedBy } from './shift.ts';

const set = (dueAt: string | null, publishedAt: string | null = null, appearsAt: string | null = null) => ({
  ...{ dueAt, publishedAt, appearsAt, timeZone: 'Europe/Istanbul' },
});

it('finds the first day, on the clocks of the class', () => {
  expect(firstDayOf([set('2026-03-03T22:30:00.000Z'), set(null, null, '2026-03-05T08:00:00.000Z')])).toBe('2026-03-04');
  expect(firstDayOf([set('2026-03-09T08:00:00.000Z', '2026-03-01T08:00:00.000Z')])).toBe('2026-03-01');
  expect(firstDayOf([set(null)])).toBeNull();
  expect(daysFrom('2026-03-01', '2026-04-01')).toBe(31);
});

it('keeps the time of day when the clocks change, and in another zone', () => {
  const due = '2026-03-27T16:00:00.000Z';
  expect(movedBy(7, due, 'Europe/Berlin', 'Europe/Berlin')).toBe('2026-04-03T15:00:00.000Z');
  expect(movedBy(7, due, 'Europe/Berlin', 'Europe/Istanbul')).toBe('2026-04-03T14:00:00.000Z');
  expect(movedBy(-7, due, 'Europe/Berlin', 'Europe/Berlin')).toBe('2026-03-20T16:00:00.000Z');
});
