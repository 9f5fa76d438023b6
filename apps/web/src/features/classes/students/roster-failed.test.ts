import { describe, expect, it } from 'vitest';
import { sampleStudents } from './roster-failed.tsx';

const now = new Date('2026-11-21T12:00:00Z');

describe('the sample students', () => {
  const students = sampleStudents(now);

  it('are three, and can be told from real ones by their ids', () => {
    expect(students).toHaveLength(3);
    for (const { studentId, enrolmentId, classId } of students) {
      for (const id of [studentId, enrolmentId, classId]) expect(id).toMatch(/^sample-/);
    }
  });

  it('hide their invite code and use addresses that belong to nobody', () => {
    for (const { inviteCode, studentEmail } of students) {
      expect(inviteCode).toBe('••••••');
      expect(studentEmail).toMatch(/@example\.com$/);
    }
  });

  it('joined before they were last active, and both before now', () => {
    for (const { enrolledAt, lastActiveAt } of students) {
      expect(Date.parse(enrolledAt)).toBeLessThan(Date.parse(lastActiveAt ?? ''));
      expect(Date.parse(lastActiveAt ?? '')).toBeLessThan(now.getTime());
    }
  });
});
