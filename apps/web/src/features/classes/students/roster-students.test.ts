import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { isOneOf } from '#platform/is-one-of.ts';
import { inBatches, rosterOrders, rosterStudents, searchRoster, sortRoster } from './roster-students.ts';

const ada: RosterEntry = {
  enrolmentId: 'ada-7b',
  classId: '7b',
  className: '7B',
  studentId: 'ada',
  studentName: 'Ada',
  studentEmail: 'ada@school.example',
  signInName: '',
  card: null,
  studentNumber: 'ST1',
  emailVerified: true,
  isLeaving: false,
  status: 'active',
  signInHelp: true,
  extraTime: 0,
  inviteCode: 'GR7VEH',
  enrollmentMethod: 'invite_code',
  enrolledAt: '2026-11-01T08:00:00.000Z',
  lastActiveAt: null,
};
const adaToo: RosterEntry = { ...ada, enrolmentId: 'ada-8a', classId: '8a', className: '8A' };
const bea: RosterEntry = { ...ada, enrolmentId: 'bea-7b', studentId: 'bea', studentName: 'Bea', studentEmail: 'b@x.y' };

const shown = (entries: readonly RosterEntry[], search = '') =>
  rosterStudents(entries, { search, order: 'name', language: 'en', figures: new Map() }).map((rows) =>
    rows.map(({ enrolmentId }) => enrolmentId),
  );

describe('the students of a list', () => {
  it('are one row each, with all their classes', () => {
    expect(shown([bea, ada, adaToo])).toEqual([['ada-7b', 'ada-8a'], ['bea-7b']]);
  });

  it('keep the classes that a search did not name', () => {
    expect(shown([bea, ada, adaToo], '8a')).toEqual([['ada-7b', 'ada-8a']]);
    expect(shown([bea, ada, adaToo], 'nobody')).toEqual([]);
  });

  it('stand first as soon as one class waits for an answer', () => {
    expect(shown([ada, bea, { ...bea, enrolmentId: 'bea-8a', status: 'pending' }])).toEqual([
      ['bea-8a', 'bea-7b'],
      ['ada-7b'],
    ]);
  });

  it('are told apart when they bear the same name', () => {
    expect(shown([ada, { ...bea, studentName: 'Ada' }])).toHaveLength(2);
  });
});

function student(studentName: string, more: Partial<RosterEntry> = {}): RosterEntry {
  return {
    enrolmentId: studentName,
    classId: 'c1',
    className: 'English Class',
    studentId: studentName,
    studentName,
    studentEmail: `${studentName.toLowerCase()}@school.example`,
    signInName: '',
    card: null,
    studentNumber: 'ST1',
    emailVerified: true,
    isLeaving: false,
    status: 'active',
    signInHelp: true,
    extraTime: 0,
    inviteCode: 'GR7VEH',
    enrollmentMethod: 'invite_code',
    enrolledAt: '2026-11-01T08:00:00.000Z',
    lastActiveAt: null,
    ...more,
  };
}

const names = (entries: readonly RosterEntry[]) => entries.map(({ studentName }) => studentName);

describe('the order of students', () => {
  it('puts those who wait first, whatever else is asked', () => {
    const entries = [student('Ada'), student('Zoe', { status: 'pending' }), student('Bea', { status: 'pending' })];
    for (const order of rosterOrders) expect(names(sortRoster(entries, order, 'en'))).toEqual(['Bea', 'Zoe', 'Ada']);
  });

  it('follows the alphabet of the reader', () => {
    const entries = [
      student('Çiğdem'),
      student('Dilek'),
      student('Cem'),
      student('Öykü'),
      student('Pelin'),
      student('Onur'),
    ];
    expect(names(sortRoster(entries, 'name', 'tr'))).toEqual(['Cem', 'Çiğdem', 'Dilek', 'Onur', 'Öykü', 'Pelin']);
  });

  it('shows who was active last first, and who never was at the end', () => {
    const entries = [
      student('Never'),
      student('Old', { lastActiveAt: '2026-10-01T08:00:00.000Z' }),
      student('New', { lastActiveAt: '2026-11-20T08:00:00.000Z' }),
    ];
    expect(names(sortRoster(entries, 'last-active', 'en'))).toEqual(['New', 'Old', 'Never']);
  });

  it('shows the newest first, and equal days by name', () => {
    const entries = [student('Bea'), student('Ada'), student('New', { enrolledAt: '2026-11-02T08:00:00.000Z' })];
    expect(names(sortRoster(entries, 'joined', 'en'))).toEqual(['New', 'Ada', 'Bea']);
  });

  it('keeps classes together, 5b before 10a', () => {
    const entries = [
      student('Ada', { className: '10a' }),
      student('Zoe', { className: '5b' }),
      student('Bea', { className: '5b' }),
    ];
    expect(names(sortRoster(entries, 'class', 'en'))).toEqual(['Bea', 'Zoe', 'Ada']);
  });

  it('puts the greatest figure first, whoever has none last, and equal ones by name', () => {
    const of = (totalXp: number, right: number, answered: number): StudentFigures => ({
      ...{ day: '2026-11-20', level: 1, totalXp, streak: 0, tasks: { byActivity: 0, selfReported: 0, total: 0 } },
      ...{ words: { new: 0, learning: 0, known: 0, 'at-risk': 0 }, answers: { right, of: answered } },
      study: { byActivity: 0, selfReported: 0 },
    });
    const figures = new Map([
      ['Zoe', of(50, 0, 0)],
      ['Ada', of(900, 5, 10)],
      ['Bea', of(50, 0, 4)],
    ]);
    const entries = [student('New'), ...['Zoe', 'Ada', 'Bea'].map((name) => student(name))];
    expect(names(sortRoster(entries, 'xp', 'en', figures))).toEqual(['Ada', 'Bea', 'Zoe', 'New']);
    expect(names(sortRoster(entries, 'right', 'en', figures))).toEqual(['Ada', 'Bea', 'New', 'Zoe']);
  });

  it('leaves the given list as it is', () => {
    const entries = [student('Zoe'), student('Ada')];
    sortRoster(entries, 'name', 'en');
    expect(names(entries)).toEqual(['Zoe', 'Ada']);
  });

  it('knows its own names only', () => {
    expect(isOneOf(rosterOrders, 'joined')).toBe(true);
    expect(isOneOf(rosterOrders, 'email')).toBe(false);
  });
});

describe('the search for students', () => {
  const entries = [student('İpek Çağlı', { studentNumber: 'ST4711' }), student('Ada', { className: 'Zoology' })];

  it('finds by name without the right letters, by number and by class', () => {
    expect(names(searchRoster(entries, 'ipek'))).toEqual(['İpek Çağlı']);
    expect(names(searchRoster(entries, 'st47'))).toEqual(['İpek Çağlı']);
    expect(names(searchRoster(entries, 'ada zoo'))).toEqual(['Ada']);
    expect(searchRoster(entries, 'nobody')).toEqual([]);
  });
});

describe('students that are decided on together', () => {
  it('are cut into pieces that lose nothing and keep the order', () => {
    expect(inBatches(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(inBatches(['a', 'b'], 2)).toEqual([['a', 'b']]);
    expect(inBatches([], 2)).toEqual([]);
  });

  it('are as many at once as a call takes', () => {
    const ids = Array.from({ length: limits.bulkMax + 1 }, String);
    expect(inBatches(ids).map((batch) => batch.length)).toEqual([limits.bulkMax, 1]);
  });
});
