import { expect, it } from 'vitest';
import { instantAt } from './local-time.ts';

it.each([
  ['moved forward where the clocks skip it', '2026-03-29 02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['the first where it occurs twice', '2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['moved forward in the west, too', '2026-03-08 02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['the first in the west, too', '2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  [
    'moved by half an hour where that is missing',
    '2026-10-04 02:15',
    'Australia/Lord_Howe',
    '2026-10-03T15:45:00.000Z',
  ],
])('a local time is %s', (_, at, timeZone, instant) => {
  const [day = '', time = ''] = at.split(' ');
  expect(instantAt(day, time, timeZone).toISOString()).toBe(instant);
});
