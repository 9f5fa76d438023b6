import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '#platform/local-day.ts';
import type { Home } from './zone-change.ts';
import { zoneChange } from './zone-change.ts';

const home: Home = { role: 'student', timeZone: 'Europe/Istanbul', nextTimeZone: null, zoneChangesAt: null };
const noon = new Date('2026-03-05T09:00:00Z');
const midnight = new Date('2026-03-05T21:00:00Z');

describe('a time zone that is chosen', () => {
  it('counts for a student from the next midnight of the old one', () => {
    expect(zoneChange(home, 'Asia/Tokyo', noon)).toEqual({
      timeZone: 'Europe/Istanbul',
      nextTimeZone: 'Asia/Tokyo',
      zoneChangesAt: midnight,
    });
  });

  it('can be another until then, or the old one again', () => {
    const waiting = { ...home, nextTimeZone: 'Asia/Tokyo', zoneChangesAt: midnight };
    expect(zoneChange(waiting, 'Asia/Seoul', noon)).toMatchObject({
      nextTimeZone: 'Asia/Seoul',
      zoneChangesAt: midnight,
    });
    expect(zoneChange(waiting, 'Europe/Istanbul', noon)).toMatchObject({ nextTimeZone: null, zoneChangesAt: null });
  });

  it('counts at once for a teacher, whose days are paid for nowhere', () => {
    expect(zoneChange({ ...home, role: 'teacher' }, 'Asia/Tokyo', noon)).toEqual({ timeZone: 'Asia/Tokyo' });
  });

  const hourMs = 3_600_000;
  const zones = Intl.supportedValuesOf('timeZone');
  const anyZone = fc.oneof(
    fc.constantFrom(...zones),
    fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns', 'Asia/Kathmandu'),
  );

  it('brings no more days than the sky does, however often somebody hops and over whatever line', () => {
    const start = fc.date({ min: new Date('2012-01-05'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        anyZone,
        start,
        fc.array(fc.option(anyZone), { minLength: 24, maxLength: 240 }),
        (first, from, hops) => {
          let student: Home = { ...home, timeZone: first };
          const days = new Set<string>();
          hops.forEach((hop, hour) => {
            const now = new Date(from.getTime() + hour * hourMs);
            if (student.zoneChangesAt && student.zoneChangesAt <= now)
              student = { ...home, timeZone: student.nextTimeZone ?? student.timeZone };
            if (hop !== null) student = { ...student, ...zoneChange(student, hop, now) };
            days.add(localDay(now, student.timeZone));
          });
          // One per day and night, the one already begun, and the widest jump across the date line.
          expect(days.size).toBeLessThanOrEqual(Math.ceil(hops.length / 24) + 2);
        },
      ),
    );
  });
});
