import { describe, expect, it } from 'vitest';
import { dayAfter, dayStep, firstSeen, mondayOf, monthStarts, weekFrom, yearCells } from './calendar.ts';

const studied = (day: string, seconds: number) => ({ day, seconds, kinds: [] });

describe('the week', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ])('of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it('has seven days, with nothing on those without study', () => {
    const week = weekFrom('2026-11-16', [studied('2026-11-18', 600), studied('2026-11-09', 1)]);
    expect(week.map(({ seconds }) => seconds)).toEqual([0, 0, 600, 0, 0, 0, 0]);
    expect(week.at(-1)?.day).toBe('2026-11-22');
  });

  it('is seen first on today, not on a day to come, and one that is over on its last', () => {
    const week = weekFrom('2026-11-16', []);
    expect(week[firstSeen(week, '2026-11-18')]?.day).toBe('2026-11-18');
    expect(week[firstSeen(week, '2026-11-22')]?.day).toBe('2026-11-22');
    expect(week[firstSeen(week, '2026-11-24')]?.day).toBe('2026-11-22');
  });
});

describe('the year', () => {
  it('ends today and has 53 columns', () => {
    for (const today of ['2026-11-16', '2026-11-22', '2028-02-29']) {
      const cells = yearCells(today, [studied(today, 1800)]);
      expect(cells.at(-1)).toMatchObject({ day: today, week: 52, level: 3 });
      expect(cells[0]).toMatchObject({ week: 0, weekday: 0, level: 0 });
      expect(cells.length).toBeLessThanOrEqual(371);
      expect(new Set(monthStarts(cells).map(({ day }) => day.slice(0, 7))).size).toBe(monthStarts(cells).length);
    }
  });

  it('goes along a week by up and down, and to the same day of another week by left and right', () => {
    const cells = yearCells('2026-11-22', []);
    const from = 100;
    const to = (key: string) => cells[from + (dayStep(key) ?? Number.NaN)];
    const { week = 0, weekday = 0 } = cells[from] ?? {};
    expect(to('ArrowUp')).toMatchObject({ week, weekday: weekday - 1 });
    expect(to('ArrowDown')).toMatchObject({ week, weekday: weekday + 1 });
    expect(to('ArrowLeft')).toMatchObject({ week: week - 1, weekday });
    expect(to('ArrowRight')).toMatchObject({ week: week + 1, weekday });
    expect(dayStep('Tab')).toBeNull();
  });

  it('counts over leap days', () => expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01'));
});
