import { describe, expect, it } from 'vitest';
import { audienceOf, countLeft } from './audience.ts';

const classes = [
  { id: '5a', timeZone: 'Europe/Istanbul' },
  { id: '5b', timeZone: 'Europe/Istanbul' },
  { id: 'abroad', timeZone: 'America/New_York' },
];
const roster = [
  { classId: '5a', studentId: 'ada', status: 'active' as const },
  { classId: '5b', studentId: 'ada', status: 'active' as const },
  { classId: '5b', studentId: 'bea', status: 'pending' as const },
  { classId: 'abroad', studentId: 'cem', status: 'active' as const },
];
const of = (classIds: string[], timeZone = '') => audienceOf({ classIds, timeZone }, classes, roster, 'UTC');

describe('whom an assignment goes to', () => {
  it('are the students who are in one of the classes, each once', () => {
    expect(of(['5a', '5b']).learners).toEqual(['ada']);
    expect(of(['5a', 'abroad']).learners).toEqual(['ada', 'cem']);
  });

  it('have one clock as long as their classes do', () => {
    expect(of(['5a', '5b']).zones).toEqual(['Europe/Istanbul']);
    expect(of(['5a', 'abroad']).zones).toEqual(['Europe/Istanbul', 'America/New_York']);
  });

  it('have the clock that was chosen, and without a class the usual one', () => {
    expect(of(['5a', 'abroad'], 'America/New_York').timeZone).toBe('America/New_York');
    expect(of([]).timeZone).toBe('UTC');
  });

  it('counts the chosen students who have left, once that is known', () => {
    expect(countLeft(['ada', 'bea', 'gone'], roster)).toBe(2);
    expect(countLeft(['gone'], undefined)).toBe(0);
  });
});
