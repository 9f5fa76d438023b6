import { isSameClassName } from '@wordgrove/contract/class-name';
import { dayMs } from '@wordgrove/contract/days';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { chooseClass, daysUntilAskingAgain, endOfDay, inviteState } from './rules.ts';

/**
 * Zones whose clocks change by an hour, half an hour or not at all, at midnight, and on both sides of the date line.
 */
const zones = [
  'UTC',
  'Europe/Istanbul',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const zone = fc.constantFrom(...zones);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const dayIn = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

describe('the end of a day', () => {
  it('is the first instant that the zone calls a later day', () => {
    fc.assert(
      fc.property(day, zone, (last, timeZone) => {
        const end = endOfDay(last, timeZone);
        expect(dayIn(end, timeZone) > last).toBe(true);
        expect(dayIn(new Date(end.getTime() - 1), timeZone) <= last).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes after the end of the day before, at most 27 hours later', () => {
    fc.assert(
      fc.property(day, zone, (last, timeZone) => {
        const before = Temporal.PlainDate.from(last).subtract({ days: 1 }).toString();
        const hours = (endOfDay(last, timeZone).getTime() - endOfDay(before, timeZone).getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThanOrEqual(27);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2026-06-01', 'Pacific/Kiritimati', '2026-06-01T10:00:00.000Z'],
  ])('knows the clocks of %s in %s', (last, timeZone, end) => {
    expect(endOfDay(last, timeZone).toISOString()).toBe(end);
  });
});

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const invite = fc.record({
  isActive: fc.boolean(),
  archivedAt: fc.option(instant),
  expiresAt: fc.option(instant),
  maxUses: fc.option(fc.integer({ min: 1, max: 5 })),
  currentUses: fc.integer({ min: 0, max: 6 }),
});

describe('the state of an invite', () => {
  it('is active unless off, archived, expired or used up', () => {
    fc.assert(
      fc.property(invite, instant, (given, now) => {
        const isOpen =
          given.isActive &&
          given.archivedAt === null &&
          (given.expiresAt === null || now < given.expiresAt) &&
          (given.maxUses === null || given.currentUses < given.maxUses);
        expect(inviteState(given, now) === 'active').toBe(isOpen);
      }),
      { numRuns: 1000 },
    );
  });

  it('names the strongest reason first', () => {
    const now = new Date('2026-05-01T10:00:00Z');
    const spoilt = { isActive: false, archivedAt: now, expiresAt: now, maxUses: 1, currentUses: 1 };
    expect(inviteState(spoilt, now)).toBe('class-archived');
    expect(inviteState({ ...spoilt, archivedAt: null }, now)).toBe('off');
    expect(inviteState({ ...spoilt, archivedAt: null, isActive: true }, now)).toBe('expired');
    expect(inviteState({ ...spoilt, archivedAt: null, isActive: true, expiresAt: null }, now)).toBe('used-up');
  });

  it('stays expired once it is, however late one asks', () => {
    fc.assert(
      fc.property(invite, instant, fc.nat(), (given, now, later) => {
        fc.pre(inviteState(given, now) === 'expired');
        expect(inviteState(given, new Date(now.getTime() + later))).toBe('expired');
      }),
    );
  });
});

describe('names of classes', () => {
  it('ignores invisible differences', () => {
    expect(isSameClassName('Test\u200bA', 'Test A')).toBe(true);
  });

  it('are the same in any letter case and with any spaces or none', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcçğıiIİöşüßéñÄœ7Жж中🌱'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        expect(isSameClassName(name, name.toLowerCase())).toBe(true);
        expect(isSameClassName(name, name.toUpperCase())).toBe(true);
        expect(isSameClassName(name, ` ${words.join('  ')} `)).toBe(true);
        expect(isSameClassName(name, words.join(''))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['5-A SINIFI', '5-a sınıfı'],
    ['İNGİLİZCE', 'ingilizce'],
    ['Straße', 'STRASSE'],
    ['Cafe\u0301', 'café'],
  ])('%s is %s', (one, other) => {
    expect(isSameClassName(one, other)).toBe(true);
  });

  it('differ when a letter or a digit does', () => {
    expect(isSameClassName('Class 5A', 'Class 5B')).toBe(false);
    expect(isSameClassName('Café', 'Cafe')).toBe(false);
  });

  it('choose the class, or the first one where none is given', () => {
    const open = [{ name: 'English Class' }, { name: '6-B' }];
    expect(chooseClass(open, '6-b')).toBe(open[1]);
    expect(chooseClass(open, undefined)).toBe(open[0]);
    expect(chooseClass(open, 'other')).toBeUndefined();
    expect(chooseClass([], undefined)).toBeUndefined();
  });
});

describe('asking again after a refusal', () => {
  const now = new Date('2026-03-20T12:00:00Z');
  const daysAgo = (...days: number[]) => days.map((each) => new Date(now.getTime() - each * dayMs));

  it('is free until the third refusal within thirty days, whatever came long before', () => {
    expect(daysUntilAskingAgain([], now)).toBe(0);
    expect(daysUntilAskingAgain(daysAgo(1, 2), now)).toBe(0);
    expect(daysUntilAskingAgain(daysAgo(1, 2, 31, 400), now)).toBe(0);
  });

  it('is free again thirty days after the first of the last three', () => {
    expect(daysUntilAskingAgain(daysAgo(10, 1, 2), now)).toBe(20);
    expect(daysUntilAskingAgain(daysAgo(1, 2, 10, 20), now)).toBe(20);
    expect(daysUntilAskingAgain(daysAgo(29.5, 1, 2), now)).toBe(1);
    expect(daysUntilAskingAgain(daysAgo(30, 1, 2), now)).toBe(0);
  });
});
