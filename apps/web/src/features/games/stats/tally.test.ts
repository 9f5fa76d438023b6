import { expect, it } from 'vitest';
import { daysBetween, firstOfDays } from './tally.ts';

it('counts the last day as one of the days', () => {
  expect(firstOfDays('2026-03-02', 1)).toBe('2026-03-02');
  expect(firstOfDays('2026-03-02', 7)).toBe('2026-02-24');
});

it('leaves out no day, where the clocks change neither', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(daysBetween(firstOfDays('2026-04-10', 90), '2026-04-10')).toHaveLength(90);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
});
