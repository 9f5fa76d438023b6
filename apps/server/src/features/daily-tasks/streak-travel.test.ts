import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, localDay, startOfDay } from '#platform/local-day.ts';
import type { DayThere, TaskDay } from './streak.ts';
import { streakOf } from './streak.ts';

const zones = Intl.supportedValuesOf('timeZone');
const anyZone = fc.constantFrom(...zones);
/** The period includes the day that Samoa skipped at the end of 2011. */
const anyStart = fc.date({ min: new Date('2011-12-20'), max: new Date('2030-01-01'), noInvalidDate: true });
const hourMs = 3_600_000;

const done = ({ day, timeZone }: DayThere): TaskDay => ({ day, timeZone, completed: 4, total: 5 });
const at = (ms: number, timeZone: string): DayThere => ({ day: localDay(new Date(ms), timeZone), timeZone });
const on = (timeZone: string, ...days: string[]) => days.map((day) => done({ day, timeZone }));

/** The local day of each hour of a student who makes one fast flight. */
function hoursOf({ from, to, start, before, after }: Flight): DayThere[] {
  return Array.from({ length: before + after }, (_, hour) =>
    at(start.getTime() + hour * hourMs, hour < before ? from : to),
  );
}

type Flight = { from: string; to: string; start: Date; before: number; after: number };

const anyFlight = fc.record<Flight>({
  from: anyZone,
  to: anyZone,
  start: anyStart,
  before: fc.integer({ min: 1, max: 90 }),
  after: fc.integer({ min: 1, max: 90 }),
});

/** The widest jumps there are. */
const overTheDateLine = fc.record<Flight>({
  from: fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Honolulu'),
  to: fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Auckland'),
  start: anyStart,
  before: fc.integer({ min: 1, max: 90 }),
  after: fc.integer({ min: 1, max: 90 }),
});

describe('local days', () => {
  it('follow one another without a gap or a repeat in every zone, through both changes of the clocks', {
    timeout: 60_000,
  }, () => {
    const odd: string[] = [];
    for (const timeZone of zones) {
      let last = '';
      for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 2); ms += 20 * hourMs) {
        const { day } = at(ms, timeZone);
        if (last && day !== last && day !== dayBefore(last, -1)) odd.push(`${timeZone}: ${last}, ${day}`);
        last = day;
      }
      expect(last, timeZone).toMatch(/^2027-01-0[12]$/);
    }
    expect(odd).toEqual([]);
  });
});

describe('a streak in one place', () => {
  it('grows for daily practice at any hour, in any zone', () => {
    fc.assert(
      fc.property(anyZone, anyStart, fc.integer({ min: 1, max: 40 }), (timeZone, start, length) => {
        // Looking every 20 hours misses no day, not even one of 23 hours.
        const seen = Array.from({ length: length * 2 }, (_, step) =>
          at(start.getTime() + step * 20 * hourMs, timeZone),
        );
        const days = [...new Map(seen.map((each) => [each.day, each])).values()];
        const here = days.at(-1) ?? at(start.getTime(), timeZone);
        expect(streakOf(days.map(done), here)).toMatchObject({ current: days.length, longest: days.length });
      }),
    );
  });

  it('rests on one missed day and is broken by two, in every zone and on every day of the year', {
    timeout: 60_000,
  }, () => {
    for (const [place, timeZone] of zones.entries()) {
      for (let day = place % 7; day < 365; day += 7) {
        const first = dayBefore('2026-01-01', -day);
        const [second, third, fourth] = [1, 2, 3].map((days) => dayBefore(first, -days)) as [string, string, string];
        const rested = streakOf(on(timeZone, first, third), { day: third, timeZone });
        expect(rested, `${timeZone} ${first}`).toEqual({ week: 1, current: 2, longest: 2, rested: second });
        const broken = streakOf(on(timeZone, first, fourth), { day: fourth, timeZone });
        expect(broken, `${timeZone} ${first}`).toEqual({ week: 1, current: 1, longest: 1, rested: null });
      }
    }
  });

  it('isn’t broken by the day that Samoa left out', () => {
    const days = on('Pacific/Apia', '2011-12-28', '2011-12-29', '2011-12-31');
    expect(streakOf(days, { day: '2011-12-31', timeZone: 'Pacific/Apia' }).current).toBe(3);
    expect(streakOf(days.slice(0, 2), { day: '2011-12-31', timeZone: 'Pacific/Apia' }).current).toBe(2);
  });
});

describe('the streak of a student who travels', () => {
  it('counts every day once and is never broken while each is done, wherever the flight goes', () => {
    fc.assert(
      fc.property(fc.oneof(anyFlight, overTheDateLine), (flight) => {
        const days = new Map<string, DayThere>();
        for (const here of hoursOf(flight)) {
          if (!days.has(here.day)) days.set(here.day, here);
          const { current, longest, week } = streakOf([...days.values()].map(done), here);
          expect([current, longest]).toEqual([days.size, days.size]);
          expect(week).toBeLessThanOrEqual(Math.min(7, days.size));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('survives a day that a flight cut to less than half', () => {
    let swallowed = 0;
    fc.assert(
      fc.property(fc.oneof(anyFlight, overTheDateLine), (flight) => {
        const hours = hoursOf(flight);
        const inTheAir = [hours[flight.before - 1], hours[flight.before]].map((each) => each?.day);
        const lived = new Map<string, DayThere[]>();
        for (const here of hours) lived.set(here.day, [...(lived.get(here.day) ?? []), here]);
        const inOrder = [...lived].sort(([one], [other]) => one.localeCompare(other));
        const isShort = ([day, there]: [string, DayThere[]], place: number) =>
          place > 0 && place < inOrder.length - 1 && inTheAir.includes(day) && there.length < 11;
        const kept = inOrder.filter((each, place) => !isShort(each, place)).flatMap(([, [first]]) => first ?? []);
        if (kept.length < inOrder.length) swallowed += 1;
        const newest = kept.at(-1);
        if (newest) expect(streakOf(kept.map(done), newest).current).toBe(kept.length);
      }),
      { numRuns: 2000 },
    );
    expect(swallowed).toBeGreaterThan(50);
  });

  it('doesn’t go over a missed day without a rest when the two places are less than half a day apart', () => {
    fc.assert(
      fc.property(anyZone, anyZone, anyStart, (from, to, start) => {
        const first = localDay(start, from);
        const third = dayBefore(first, -2);
        const between = +startOfDay(third, to) - +startOfDay(dayBefore(first, -1), from);
        fc.pre(between >= 12 * hourMs);
        const days = [done({ day: first, timeZone: from }), done({ day: third, timeZone: to })];
        const rested = dayBefore(first, -1);
        expect(streakOf(days, { day: third, timeZone: to })).toEqual({ week: 1, current: 2, longest: 2, rested });
      }),
      { numRuns: 1000 },
    );
  });

  it('is never longer than the days that passed, however often the zone changes', () => {
    const journey = fc.array(fc.tuple(anyZone, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(journey, (legs) => {
        let ms = Date.UTC(2026, 2, 20);
        const seen = legs.map(([timeZone, hours]) => {
          ms += hours * hourMs;
          return at(ms, timeZone);
        });
        const days = [...new Map(seen.map((each) => [each.day, each])).values()];
        const { current, longest } = streakOf(days.map(done), seen.at(-1) ?? at(ms, 'UTC'));
        const passed = legs.slice(1).reduce((sum, [, hours]) => sum + hours, 0) / 24;
        // Zones lie at most 26 hours apart, which is two days on the calendar.
        expect(longest).toBeLessThanOrEqual(Math.floor(passed) + 3);
        expect(longest).toBeGreaterThanOrEqual(current);
      }),
    );
  });

  it('survives crossing the date line westwards, where a day comes twice', () => {
    const noon = Date.parse('2026-05-10T12:00:00Z');
    const [west, east] = ['Pacific/Honolulu', 'Pacific/Kiritimati'];
    expect([at(noon, east).day, at(noon, west).day]).toEqual(['2026-05-11', '2026-05-10']);
    const days = on(east, '2026-05-09', '2026-05-10', '2026-05-11');
    // In Honolulu it is the tenth once more. Reached days stand, and nothing counts twice.
    for (const day of ['2026-05-10', '2026-05-11', '2026-05-12'])
      expect(streakOf(days, { day, timeZone: west }).current).toBe(3);
    const rested = { week: 0, current: 3, longest: 3, rested: '2026-05-12' };
    expect(streakOf(days, { day: '2026-05-13', timeZone: west })).toEqual(rested);
    expect(streakOf(days, { day: '2026-05-14', timeZone: west }).current).toBe(0);
  });

  it('survives a crossing of the date line that skips a day', () => {
    const days = [...on('America/Los_Angeles', '2026-05-08'), ...on('Australia/Sydney', '2026-05-10')];
    expect(streakOf(days, { day: '2026-05-10', timeZone: 'Australia/Sydney' })).toEqual({
      week: 2,
      current: 2,
      longest: 2,
      rested: null,
    });
    // Even before anything is done there; a student who stayed at home gets no such allowance.
    expect(streakOf(days.slice(0, 1), { day: '2026-05-10', timeZone: 'Australia/Sydney' }).week).toBe(1);
    expect(streakOf(days.slice(0, 1), { day: '2026-05-10', timeZone: 'America/Los_Angeles' }).week).toBe(0);
  });
});
