import { expect, it } from 'vitest';
import { forecastSummary } from './forecast-part.tsx';

const days = (...dues: number[]) => dues.map((due, at) => ({ day: `2026-11-0${at + 1}`, due }));

it('adds the days up and finds the first of the busiest', () => {
  expect(forecastSummary(days(3, 9, 0, 9))).toEqual({ total: 21, busiest: { day: '2026-11-02', due: 9 }, top: 9 });
});

it('has no busiest day when nothing comes back, and never a scale of nothing', () => {
  expect(forecastSummary(days(0, 0))).toEqual({ total: 0, busiest: null, top: 4 });
  expect(forecastSummary(days(0, 1))).toMatchObject({ top: 4 });
});
