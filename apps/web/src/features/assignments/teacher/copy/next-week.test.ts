import { expect, it } from 'vitest';
import { inNextWeek } from './next-week.ts';

const wednesday = new Date('2026-11-25T12:00:00Z');
const friday = '2026-11-20T15:00:00.000Z';

it.each([
  ['from this week or years ago', friday, wednesday, '2026-12-04T18:00'],
  ['from years ago', '2024-03-15T15:00:00.000Z', wednesday, '2026-12-04T18:00'],
  ['on a Sunday, which ends the week', friday, new Date('2026-11-29T12:00:00Z'), '2026-12-04T18:00'],
  ['on a Monday, which begins one', friday, new Date('2026-11-30T12:00:00Z'), '2026-12-11T18:00'],
  ['of a Monday', '2026-11-23T05:00:00.000Z', wednesday, '2026-11-30T08:00'],
])('proposes the same weekday and time of next week %s', (_, dueAt, now, due) => {
  expect(inNextWeek(dueAt, 'Europe/Istanbul', 'Europe/Istanbul', now)).toBe(due);
});

it('keeps the time on the clock where clocks change between, and in another zone', () => {
  const summer = '2026-10-23T16:00:00.000Z';
  expect(inNextWeek(summer, 'Europe/Berlin', 'Europe/Berlin', new Date('2026-10-23T08:00:00Z'))).toBe(
    '2026-10-30T18:00',
  );
  const lateSunday = new Date('2026-11-29T23:30:00Z');
  expect(inNextWeek(friday, 'Europe/Istanbul', 'Asia/Tokyo', lateSunday)).toBe('2026-12-11T18:00');
});
