import type { Session } from '@wordgrove/contract/auth';
import type { DailyTask, TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Profile } from '@wordgrove/contract/profiles';

type SignedIn = Session & { user: NonNullable<Session['user']>; profile: Profile };

const joined = '2026-09-01T08:00:00.000Z';

const verified = { emailVerified: true, needsVerification: false, needsNewPassword: false, deletionUndone: false };

function account(uid: string, fullName: string, role: 'teacher' | 'student'): SignedIn {
  const email = `${role}@school.example`;
  return {
    user: { uid, email, signInName: '', displayName: fullName, ...verified },
    profile: {
      uid,
      email,
      displayName: fullName,
      fullName,
      userType: role,
      role,
      emailVerified: true,
      profileCompleted: true,
      isAdmin: false,
      language: 'en',
      timeZone: 'Europe/Berlin',
      nextTimeZone: null,
      colorScheme: 'auto',
      teacher: null,
      student: null,
      version: 1,
      createdAt: joined,
      updatedAt: joined,
    },
  };
}

export const visitor: Session = { user: null, profile: null };

export const teacher: SignedIn = account('0190a5e0-0000-7000-8000-000000000001', 'Tara Teacher', 'teacher');

export const student: SignedIn = account('0190a5e0-0000-7000-8000-000000000002', 'Sami Student', 'student');

const days = ['17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`);

/** A task with three steps; the number tells tasks apart. */
export function taskOf(number: number, change: Partial<DailyTask> = {}): DailyTask {
  return {
    id: `0190a5e0-0000-7000-8000-00000000010${number}`,
    type: 'vocabulary',
    ...{ title: `Task ${number}`, description: '', details: [] },
    ...{ target: 3, progress: 0, byActivity: 0, isCounted: false, completed: false, completedAt: null },
    ...{ xp: 10, xpGiven: null, difficulty: 'easy', timeEstimate: 5, actionUrl: '/dictionary', priority: 'high' },
    ...change,
  };
}

/** The same, completed. */
export function doneTask(number: number): DailyTask {
  return taskOf(number, { progress: 3, completed: true, completedAt: '2026-11-23T10:00:00.000Z', xpGiven: 10 });
}

/** A day's tasks; the bar of every student's page requests them. */
export function boardOf(tasks: readonly DailyTask[]): TaskBoard {
  const completed = tasks.filter((task) => task.completed).length;
  return {
    day: '2026-11-23',
    tasks: [...tasks],
    completed,
    total: tasks.length,
    weeklyPercent: tasks.length === 0 ? 0 : Math.round((100 * completed) / tasks.length),
    paidLeft: 10,
    streak: { week: 0, current: 0, longest: 0, rested: null },
    days: days.map((day) => ({ day, completed: 0, total: 0, isReached: false })),
    tips: ['Read aloud.'],
    xp: { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 },
    moment: null,
  };
}
