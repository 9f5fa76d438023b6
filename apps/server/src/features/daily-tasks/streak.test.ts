import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore } from '#platform/local-day.ts';
import type { StreakSoFar, TaskDay } from './streak.ts';
import { closedStreak, endedStreak, isReached, lastDays, streakOf, weeklyPercent } from './streak.ts';

const timeZone = 'Europe/Berlin';
const done = (day: string): TaskDay => ({ day, timeZone, completed: 4, total: 5 });
const missed = (day: string): TaskDay => ({ day, timeZone, completed: 3, total: 5 });
const today = '2026-03-29';
const ago = (days: number) => dayBefore(today, days);
const here = { day: today, timeZone };

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

  it('stays reached when more tasks are requested afterwards', () => {
    const more: TaskDay = { ...missed(today), completed: 4, total: 9, wasReached: true };
    expect(isReached(more)).toBe(true);
    expect(isReached({ ...more, wasReached: false })).toBe(false);
    expect(streakOf([done(ago(1)), more], here)).toMatchObject({ week: 2, current: 2, longest: 2 });
    expect(lastDays([more], today).at(-1)).toEqual({ day: today, completed: 4, total: 9, isReached: true });
  });

  it('is completed to whole percents', () => {
    expect(weeklyPercent({ completed: 1, total: 3 })).toBe(33);
    expect(weeklyPercent({ completed: 2, total: 3 })).toBe(67);
    expect(weeklyPercent({ completed: 0, total: 0 })).toBe(0);
  });
});

describe('a streak', () => {
  it('is not broken by a today that goes on', () => {
    const streak = { week: 2, current: 2, longest: 2, rested: null };
    expect(streakOf([done(ago(2)), done(ago(1)), missed(today)], here)).toEqual(streak);
    expect(streakOf([done(ago(2)), done(ago(1))], here).week).toBe(2);
    expect(streakOf([done(ago(2)), done(ago(1)), done(today)], here).week).toBe(3);
  });

  it('has no day in its week that was missed or had no tasks', () => {
    expect(streakOf([done(ago(3)), done(ago(2)), missed(ago(1))], here).week).toBe(0);
    expect(streakOf([done(ago(3)), done(ago(1)), done(today)], here).week).toBe(2);
  });

  it('rests by itself on a missed day, which it isn’t longer for, and is broken by the second', () => {
    const rested = { week: 0, current: 2, longest: 2, rested: ago(1) };
    expect(streakOf([done(ago(3)), done(ago(2)), missed(ago(1))], here)).toEqual(rested);
    const before = [done(ago(4)), done(ago(3))];
    expect(streakOf(before, here)).toEqual({ week: 0, current: 0, longest: 2, rested: null });
    const goesOn = { week: 2, current: 4, longest: 4, rested: ago(2) };
    expect(streakOf([...before, done(ago(1)), done(today)], here)).toEqual(goesOn);
  });

  it('rests once in seven days', () => {
    const daysFrom = (rests: readonly number[]) =>
      Array.from({ length: 20 }, (_, days) => days).flatMap((days) => (rests.includes(days) ? [] : done(ago(days))));
    expect(streakOf(daysFrom([3, 10]), here)).toMatchObject({ current: 18, rested: ago(3) });
    expect(streakOf(daysFrom([3, 9]), here)).toMatchObject({ current: 3, longest: 15, rested: null });
    // A rest that no longer shows still counts.
    expect(streakOf(daysFrom([1, 8, 15]), here)).toMatchObject({ week: 1, current: 17, rested: ago(1) });
    expect(streakOf(daysFrom([8]), here)).toMatchObject({ current: 19, rested: null });
  });

  it('says no rest of a streak before the present one', () => {
    const days = [done(ago(9)), done(ago(7)), done(ago(6)), done(ago(1)), done(today)];
    expect(streakOf(days, here)).toEqual({ week: 2, current: 2, longest: 3, rested: null });
    // Not even where it was less than a week ago; and the next rest has to wait for it.
    const lately = [done(ago(7)), done(ago(5)), done(ago(2)), done(today)];
    expect(streakOf(lately, here)).toEqual({ week: 1, current: 1, longest: 2, rested: null });
  });

  it('has ended when nothing holds it any more, as long as it was', () => {
    const days = [done(ago(5)), done(ago(3))];
    expect(endedStreak(days, here)).toEqual({ days: 2, lastDay: ago(3) });
    expect(endedStreak(days, { day: ago(2), timeZone })).toBeNull();
    expect(endedStreak([done(ago(2))], here)).toBeNull();
    expect(endedStreak([], here)).toBeNull();
  });

  it('looks back seven days, today included, for the week alone', () => {
    const month = Array.from({ length: 30 }, (_, days) => done(ago(days)));
    expect(streakOf(month, here)).toMatchObject({ week: 7, current: 30, longest: 30 });
    expect(streakOf(month.slice(1), here)).toMatchObject({ week: 6, current: 29, longest: 29 });
  });

  it('agrees with a recount, whatever was reached', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (reached) => {
        const days = reached.map((is, place) => (is ? done(ago(place)) : missed(ago(place))));
        const fromToday = reached[0] ? reached : reached.slice(1);
        const gap = fromToday.indexOf(false);
        const inARow = gap === -1 ? fromToday.length : gap;
        const { week, ...rest } = streakOf(days, here);
        expect(week).toBe(Math.min(inARow, reached[0] ? 7 : 6));
        expect(rest).toMatchObject(recounted(reached));
      }),
    );
  });
});

/** Day by day from the first: a missed day is forgiven once the next one is reached, and today if it may yet be. */
function recounted(reached: readonly boolean[]): { current: number; longest: number } {
  let [run, longest, lastRest, misses] = [0, 0, Number.NEGATIVE_INFINITY, 0];
  const mayRest = (at: number) => misses === 0 || (misses === 1 && at - 1 - lastRest >= 7);
  const fromFirst = [...reached].reverse();
  for (const [at, is] of fromFirst.entries()) {
    if (is) {
      if (run > 0 && mayRest(at)) {
        if (misses === 1) lastRest = at - 1;
        run += 1;
      } else run = 1;
      longest = Math.max(longest, run);
      misses = 0;
    } else if (at < fromFirst.length - 1) misses += 1;
  }
  return { current: run > 0 && mayRest(fromFirst.length - 1) ? run : 0, longest };
}

describe('the last seven days', () => {
  it('end today and say of each what was done', () => {
    const week = lastDays([done(ago(1)), missed(ago(6)), done(ago(7))], today);
    expect(week.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(ago));
    expect(week.map((each) => each.isReached)).toEqual([false, false, false, false, false, true, false]);
    expect(week[0]).toMatchObject({ completed: 3, total: 5 });
  });
});

describe('a streak that was closed on the way', () => {
  const zones = ['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const aDay = fc.record({ there: fc.boolean(), reached: fc.boolean(), zone: fc.constantFrom(...zones) });

  it('says the same as one that looks at all days, whenever it was closed', () => {
    const lives = fc.array(aDay, { minLength: 1, maxLength: 90 });
    fc.assert(
      fc.property(lives, fc.array(fc.integer({ min: 0, max: 89 }), { maxLength: 6 }), (life, closings) => {
        const days = life.flatMap(({ there, reached, zone }, place) =>
          there ? [{ ...(reached ? done(ago(place)) : missed(ago(place))), timeZone: zone }] : [],
        );
        let soFar: StreakSoFar | undefined;
        for (const place of closings.sort((one, other) => other - one)) {
          const since = soFar?.through ?? '';
          const known = days.filter(({ day }) => day <= ago(place) && (day > since || day >= ago(place + 6)));
          soFar = closedStreak(known, ago(place), soFar);
        }
        const read = days.filter(({ day }) => day > (soFar?.through ?? '') || day >= ago(6));
        expect(streakOf(read, here, soFar)).toEqual(streakOf(days, here));
      }),
      { numRuns: 400 },
    );
  });
});
