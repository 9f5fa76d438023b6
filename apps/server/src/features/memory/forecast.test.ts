import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDaysFrom } from '#platform/local-day.ts';
import { forecastOf } from './forecast.ts';

const now = new Date('2026-03-01T20:30:00Z');
const at = (text: string) => new Date(text);

it('counts by local day, and what is overdue to today', () => {
  const days = localDaysFrom(now, 'Europe/Istanbul', 3);
  const dues = ['2026-03-01T20:59:59.999Z', '2026-03-01T21:00:00Z', '2026-02-01T00:00:00Z', '2026-03-03T21:00:00Z'];
  expect(forecastOf(dues.map(at), days)).toEqual([
    { day: '2026-03-01', due: 2 },
    { day: '2026-03-02', due: 1 },
    { day: '2026-03-03', due: 0 },
  ]);
});

it('counts everything that is due by the end of the last day exactly once', () => {
  const days = localDaysFrom(now, 'Europe/Berlin', 30);
  const end = days.at(-1)?.endsAt ?? now;
  const anyDue = fc.date({ min: at('2026-01-01'), max: at('2026-05-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(anyDue, { maxLength: 50 }), (dues) => {
      const counted = forecastOf(dues, days).reduce((sum, { due }) => sum + due, 0);
      expect(counted).toBe(dues.filter((due) => due < end).length);
    }),
  );
});
