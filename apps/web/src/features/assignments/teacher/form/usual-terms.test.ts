import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inAWeek, keepUsual, nextSchoolDay, usualFields } from './usual-terms.ts';

const [zone, teacher] = ['Europe/Istanbul', 'a-teacher'];
/** A Thursday. */
const now = new Date('2026-11-26T12:00:00Z');

let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

it.each([
  ['a Thursday', now, '2026-11-27'],
  ['a Friday', new Date('2026-11-27T12:00:00Z'), '2026-11-30'],
  ['a Friday that is a Saturday where the class is', new Date('2026-11-27T22:00:00Z'), '2026-11-30'],
  ['a Sunday that is a Monday where the class is', new Date('2026-11-29T22:00:00Z'), '2026-12-01'],
])('on %s the next school day is the next day of the class’s week', (_, at, day) => {
  expect(nextSchoolDay(at, zone)).toBe(day);
});

describe('a new homework begins', () => {
  it('at the end of the next school day before the first', () => {
    expect(usualFields(teacher, zone, now)).toEqual({ due: '2026-11-27T23:59' });
  });

  it('with the kind and time that this teacher used last', () => {
    keepUsual(teacher, { kind: 'hand-in', due: '2026-11-20T16:30' });
    expect(usualFields(teacher, zone, now)).toEqual({ kind: 'hand-in', due: '2026-11-27T16:30' });
    expect(usualFields('another', zone, now)).toEqual({ due: '2026-11-27T23:59' });
  });

  it('without a due time where the last had none', () => {
    keepUsual(teacher, { kind: 'reading', due: '' });
    expect(usualFields(teacher, zone, now)).toEqual({ kind: 'reading' });
  });

  it('as the first one where something else is stored', () => {
    stored.set(`assignments:usual:${teacher}`, '{"kind":"sport","time":8');
    expect(usualFields(teacher, zone, now)).toEqual({ due: '2026-11-27T23:59' });
  });
});

it('a week from today ends by the class’s own calendar', () => {
  expect(inAWeek(now, zone)).toBe('2026-12-03T23:59');
  expect(inAWeek(new Date('2026-11-26T22:00:00Z'), zone)).toBe('2026-12-04T23:59');
});
