import type { StudentWork } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { sortWork } from './work-order.ts';

const student = (name: string, part: Partial<StudentWork> = {}): StudentWork => ({
  studentId: name,
  name,
  className: '5A',
  extendedTo: null,
  state: 'assigned',
  dueAt: null,
  turnedInAt: null,
  percent: null,
  attempts: [],
  pages: null,
  grade: { points: null, comment: '', returnedAt: null, draft: null, version: 0 },
  handIn: null,
  learned: null,
  ...part,
});

const students = [
  student('Cem', { state: 'turned-in', percent: 90, turnedInAt: '2026-11-21T10:00:00.000Z' }),
  student('Zoe'),
  student('Ada', { state: 'late', percent: 40, turnedInAt: '2026-11-22T10:00:00.000Z' }),
  student('Bea', { state: 'started', className: '5B' }),
];
const names = (order: Parameters<typeof sortWork>[1]) => sortWork(students, order, 'en').map(({ name }) => name);

describe('the students of an assignment', () => {
  it('are listed by name, or by class and then by name', () => {
    expect(names('name')).toEqual(['Ada', 'Bea', 'Cem', 'Zoe']);
    expect(names('class')).toEqual(['Ada', 'Cem', 'Zoe', 'Bea']);
  });

  it('begin with those who did least', () => {
    expect(names('state')).toEqual(['Zoe', 'Bea', 'Ada', 'Cem']);
  });

  it('begin with the lowest percent, and end with those who have none', () => {
    expect(names('percent')).toEqual(['Ada', 'Cem', 'Bea', 'Zoe']);
  });

  it('begin with who turned in last', () => {
    expect(names('turned-in')).toEqual(['Ada', 'Cem', 'Bea', 'Zoe']);
  });
});
