import type { RosterEntry } from '@wordgrove/contract/classes';
import { describe, expect, it } from 'vitest';
import { rosterStudents } from './roster-students.ts';

const ada: RosterEntry = {
  enrolmentId: 'ada-7b',
  classId: '7b',
  className: '7B',
  studentId: 'ada',
  studentName: 'Ada',
  studentEmail: 'ada@school.example',
  studentNumber: 'ST1',
  emailVerified: true,
  isLeaving: false,
  status: 'active',
  signInHelp: true,
  inviteCode: 'GR7VEH',
  enrollmentMethod: 'invite_code',
  enrolledAt: '2026-11-01T08:00:00.000Z',
  lastActiveAt: null,
};
const adaToo: RosterEntry = { ...ada, enrolmentId: 'ada-8a', classId: '8a', className: '8A' };
const bea: RosterEntry = { ...ada, enrolmentId: 'bea-7b', studentId: 'bea', studentName: 'Bea', studentEmail: 'b@x.y' };

const shown = (entries: readonly RosterEntry[], search = '') =>
  rosterStudents(entries, { search, order: 'name', language: 'en' }).map((rows) =>
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
