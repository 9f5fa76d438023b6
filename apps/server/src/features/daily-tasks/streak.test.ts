import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TaskDay } from './streak.ts';
import { isReached, lastDays, streakOf, weeklyPercent } from './streak.ts';

const zones = Intl.supportedValuesOf('timeZone');
const done = (day: string): TaskDay => ({ day, completed: 4, total: 5 });
const missed = (day: string): TaskDay => ({ day, completed: 3, total: 5 });
const today = '2026-03-29';
const ago = (days: number) => dayBefore(today, days);
const hourMs = 3_600_000;

describe('a day', () => {
  it('is reached with four fifths of its tasks, and never without tasks', () => {
    const cases: [number, number, boolean][] = [
      [4, 5, true],
      [3, 4, false],
      [4, 4, true],
      [5, 6, true],
      [4, 6, false],
      [8, 10, true],
      [0, 0, false],
    ];
    for (const [completed, total, expected] of cases) expect(isReached({ completed, total })).toBe(expected);
  });

  it('is completed to whole percents', () => {
    expect(weeklyPercent({ completed: 1, total: 3 })).toBe(33);
    expect(weeklyPercent({ completed: 2, total: 3 })).toBe(67);
    expect(weeklyPercent({ completed: 0, total: 0 })).toBe(0);
  });
});

describe('a streak', () => {
  it('is not broken by a today that goes on', () => {
    expect(streakOf([done(ago(2)), done(ago(1)), missed(today)], today)).toEqual({ week: 2, current: 2, longest: 2 });
    expect(streakOf([done(ago(2)), done(ago(1))], today).week).toBe(2);
    expect(streakOf([done(ago(2)), done(ago(1)), done(today)], today).week).toBe(3);
  });

  it('is broken by a day that was missed or had no tasks', () => {
    expect(streakOf([done(ago(3)), done(ago(2)), missed(ago(1))], today)).toEqual({ week: 0, current: 0, longest: 2 });
    expect(streakOf([done(ago(3)), done(ago(1)), done(today)], today)).toEqual({ week: 2, current: 2, longest: 2 });
  });

  it('looks back seven days, today included, for the week alone', () => {
    const month = Array.from({ length: 30 }, (_, days) => done(ago(days)));
    expect(streakOf(month, today)).toEqual({ week: 7, current: 30, longest: 30 });
    expect(streakOf(month.slice(1), today)).toEqual({ week: 6, current: 29, longest: 29 });
  });

  it('agrees with counting by hand, whatever was reached', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (reached) => {
        const days = reached.map((is, place) => (is ? done(ago(place)) : missed(ago(place))));
        const fromToday = reached[0] ? reached : reached.slice(1);
        const gap = fromToday.indexOf(false);
        const current = gap === -1 ? fromToday.length : gap;
        const runs = reached
          .map((is) => (is ? 'x' : ' '))
          .join('')
          .split(' ');
        const { week, ...rest } = streakOf(days, today);
        expect(rest).toEqual({ current, longest: Math.max(...runs.map(({ length }) => length)) });
        expect(week).toBe(Math.min(current, reached[0] ? 7 : 6));
      }),
    );
  });
});

describe('local days', () => {
  it('follow one another without a gap or a repeat in every zone, through both changes of the clocks', {
    timeout: 60_000,
  }, () => {
    for (const timeZone of zones) {
      let last = '';
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 2); at += 20 * hourMs) {
        const day = localDay(new Date(at), timeZone);
        if (last) expect([last, dayBefore(last, -1)], `${timeZone} ${new Date(at).toISOString()}`).toContain(day);
        last = day;
      }
    }
  });

  it('make a streak for whoever does the tasks every day at any hour, in any zone', () => {
    const anyStart = fc.date({ min: new Date('2012-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyStart, fc.integer({ min: 1, max: 40 }), (timeZone, start, length) => {
        // Every 20 hours leaves no day out, even one of 23 hours.
        const instants = Array.from(
          { length: length * 2 },
          (_, step) => new Date(start.getTime() + step * 20 * hourMs),
        );
        const days = [...new Set(instants.map((instant) => localDay(instant, timeZone)))];
        const last = days.at(-1) ?? '';
        expect(streakOf(days.map(done), last)).toMatchObject({ current: days.length, longest: days.length });
      }),
    );
  });

  it('count once for a student who travels, and never more than the days that went by', () => {
    const journey = fc.array(fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 1, max: 40 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(journey, (legs) => {
        let at = Date.UTC(2026, 2, 20);
        const days = legs.map(([timeZone, hours]) => {
          at += hours * hourMs;
          return localDay(new Date(at), timeZone);
        });
        const here = days.at(-1) ?? '';
        const { week, current, longest } = streakOf([...new Set(days)].map(done), here);
        const passed = legs.slice(1).reduce((sum, [, hours]) => sum + hours, 0) / 24;
        // Zones lie at most 26 hours apart, which is two days on the calendar.
        expect(longest).toBeLessThanOrEqual(Math.floor(passed) + 3);
        expect(current).toBeGreaterThanOrEqual(1);
        expect(longest).toBeGreaterThanOrEqual(current);
        expect(week).toBe(Math.min(current, 7));
      }),
    );
  });

  it('keep the streak over the date line westwards, where a day comes twice', () => {
    const noon = new Date('2026-05-10T12:00:00Z');
    expect(localDay(noon, 'Pacific/Kiritimati')).toBe('2026-05-11');
    expect(localDay(noon, 'Pacific/Honolulu')).toBe('2026-05-10');
    const days = ['2026-05-09', '2026-05-10', '2026-05-11'].map(done);
    // Back in Honolulu it is the tenth once more; the eleventh is still to come and counts when it is there.
    expect(streakOf(days, '2026-05-10').current).toBe(2);
    expect(streakOf(days, '2026-05-11').current).toBe(3);
  });
});

describe('the last seven days', () => {
  it('end today and say of each what was done', () => {
    const week = lastDays([done(ago(1)), missed(ago(6)), done(ago(7))], today);
    expect(week.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(ago));
    expect(week.map((each) => each.isReached)).toEqual([false, false, false, false, false, true, false]);
    expect(week[0]).toMatchObject({ completed: 3, total: 5 });
  });
});
