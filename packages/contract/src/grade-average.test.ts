import { expect, it } from 'vitest';
import type { GradeCell } from './grade-average.ts';
import { gradeAverage } from './grade-average.ts';

const cell = (state: GradeCell['state'], points: number | null = null, max: number | null = 10): GradeCell => ({
  ...{ state, points, max },
});

it('counts returned work by its points, and says what it leaves out', () => {
  const cells = [
    cell('returned', 8),
    cell('returned', 40, 40),
    cell('returned', null),
    cell('turned-in'),
    cell('late'),
    cell('missing'),
    cell('started'),
    cell('returned', null, null),
    cell(null),
  ];
  expect(gradeAverage(cells)).toEqual({ percent: 96, counted: 2, of: 7, ungraded: 3, missing: 1, open: 1 });
});

it('is none before anything was returned with points', () => {
  expect(gradeAverage([cell('turned-in'), cell('returned', null, null)]).percent).toBeNull();
  expect(gradeAverage([]).percent).toBeNull();
});

it('is 0 for nothing right, and never above 100', () => {
  expect(gradeAverage([cell('returned', 0)]).percent).toBe(0);
  expect(gradeAverage([cell('returned', 10)]).percent).toBe(100);
});
