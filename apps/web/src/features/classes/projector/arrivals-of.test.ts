import type { RosterEntry } from '@wordgrove/contract/classes';
import { expect, it } from 'vitest';
import { arrivalsOf } from './arrivals-of.ts';

const at = (minute: number) => `2026-11-27T08:${String(minute).padStart(2, '0')}:00.000Z`;
const cardUsed = (usedAt: string | null) => ({ madeAt: at(0), expiresAt: '2026-12-27T08:00:00.000Z', usedAt });
const entryOf = (studentName: string, change: Partial<RosterEntry> = {}): RosterEntry => ({
  ...{ enrolmentId: studentName, classId: '7b', className: '7B', studentId: studentName, studentName },
  ...{ studentEmail: '', signInName: '', card: null, studentNumber: 'ST1', emailVerified: true, isLeaving: false },
  ...{ status: 'active', signInHelp: true, extraTime: 0, inviteCode: 'GR7VEH', enrollmentMethod: 'invite_code' },
  ...{ enrolledAt: at(1), lastActiveAt: null },
  ...change,
});
const names = (entries: readonly { studentName: string }[]) => entries.map(({ studentName }) => studentName);

it('those who are in stand as they came, and at one time by the reader’s alphabet', () => {
  const entries = [
    entryOf('Zeki', { enrolledAt: at(1) }),
    entryOf('Çağla', { enrolledAt: at(2) }),
    entryOf('Cem', { enrolledAt: at(2) }),
    entryOf('Ada', { enrolledAt: at(3) }),
  ];
  expect(names(arrivalsOf(entries.toReversed(), 'tr').here)).toEqual(['Zeki', 'Cem', 'Çağla', 'Ada']);
});

it('a child from a list comes with the first sign-in, by card or otherwise', () => {
  const listed = { enrollmentMethod: 'roster', inviteCode: null } as const;
  const entries = [
    entryOf('Noa', { ...listed, card: cardUsed(null) }),
    entryOf('Mia', { ...listed }),
    entryOf('Lea', { ...listed, enrolledAt: at(0), card: cardUsed(at(9)) }),
    entryOf('Kim', { ...listed, enrolledAt: at(0), lastActiveAt: at(5) }),
    entryOf('Ida', { enrolledAt: at(4) }),
  ];
  const { here, later } = arrivalsOf(entries, 'en');
  expect(names(here)).toEqual(['Kim', 'Ida', 'Lea']);
  expect(names(later)).toEqual(['Mia', 'Noa']);
});

it('those who wait to be let in are not in yet', () => {
  const { here, later, waiting } = arrivalsOf([entryOf('Waldo', { status: 'pending' })], 'en');
  expect([here, later, names(waiting)]).toEqual([[], [], ['Waldo']]);
});
