import type { OwnEnrolment } from '@wordgrove/contract/classes';
import { describe, expect, it } from 'vitest';
import { shownEnrolments } from './shown-enrolments.ts';

function enrolment(className: string, status: OwnEnrolment['status'], day: number): OwnEnrolment {
  const enrolledAt = new Date(Date.UTC(2026, 10, day)).toISOString();
  return {
    id: className,
    classId: className,
    className,
    teacherId: 't',
    teacherName: 'Ada',
    teacherNames: ['Ada'],
    status,
    signInHelp: false,
    allows: { sound: true, celebrations: true, forest: true, playInLessons: true },
    enrolledAt,
  };
}

const shown = (...enrolments: OwnEnrolment[]) => shownEnrolments(enrolments).map(({ className }) => className);

describe('the own classes that a student sees', () => {
  it('are those joined and those waited for, newest first', () => {
    expect(shown(enrolment('old', 'active', 1), enrolment('new', 'pending', 3))).toEqual(['new', 'old']);
  });

  it('include a refusal while it is the last thing that happened', () => {
    expect(shown(enrolment('no', 'declined', 2))).toEqual(['no']);
    expect(shown(enrolment('no', 'declined', 2), enrolment('first', 'active', 1))).toEqual(['no', 'first']);
    expect(shown(enrolment('no', 'declined', 2), enrolment('next', 'pending', 3))).toEqual(['next']);
  });

  it('leave out classes that the student is no longer in', () => {
    expect(shown(enrolment('gone', 'removed', 5), enrolment('here', 'active', 1))).toEqual(['here']);
    expect(shown(enrolment('gone', 'removed', 5))).toEqual([]);
    expect(shown()).toEqual([]);
  });
});
