import { expect, it } from 'vitest';
import { accuracyOf } from './accuracy.ts';

const day = (of: string, right: number, answered: number) => ({ day: of, right, answered, plays: 1, ms: 1000 });

it('has a row for each day of a short period, also for those without answers', () => {
  const spans = accuracyOf([day('2026-11-19', 3, 4)], '2026-11-20', 7);
  expect(spans).toHaveLength(7);
  expect(spans.slice(-2)).toEqual([
    { first: '2026-11-19', last: '2026-11-19', right: 3, answered: 4 },
    { first: '2026-11-20', last: '2026-11-20', right: 0, answered: 0 },
  ]);
});

it('adds up seven days at a time of a long one', () => {
  const days = [day('2026-11-13', 1, 9), day('2026-11-14', 1, 2), day('2026-11-20', 4, 5)];
  const spans = accuracyOf(days, '2026-11-20', 90);
  expect(spans).toHaveLength(12);
  expect(spans.slice(-2)).toEqual([
    { first: '2026-11-07', last: '2026-11-13', right: 1, answered: 9 },
    { first: '2026-11-14', last: '2026-11-20', right: 5, answered: 7 },
  ]);
});
