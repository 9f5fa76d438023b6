import type { Invite, OwnEnrolment, RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { StudentDashboard, TeacherDashboard } from '@wordgrove/contract/dashboards';
import type { Grove } from '@wordgrove/contract/memory';
import { answer } from './answers.ts';
import { boardOf, teacher } from './people.ts';

const createdAt = '2026-09-01T08:00:00.000Z';

/** The same id for the same number. */
export const idOf = (number: number): string => `0190a5e0-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** What a class leaves on until its teachers say otherwise. */
export const allAllowed = { sound: true, celebrations: true, forest: true, playInLessons: true };

/** An open class without students. */
export function classOf(name: string, change: Partial<SchoolClass> = {}): SchoolClass {
  const counts = { activeStudents: 0, pendingStudents: 0 };
  const fixed = { timeZone: 'Europe/Berlin', archivedAt: null, isOwner: true, offeredTo: null, version: 1, createdAt };
  return { id: idOf(500), name, ...counts, ...fixed, allows: allAllowed, ...change };
}

/** A student who is in the class; the number tells students apart. */
export function rosterEntryOf(studentName: string, number = 1, change: Partial<RosterEntry> = {}): RosterEntry {
  return {
    enrolmentId: idOf(600 + number),
    classId: idOf(500),
    className: '7B Reading',
    studentId: idOf(700 + number),
    studentName,
    studentEmail: 'pupil@school.example',
    signInName: '',
    card: null,
    studentNumber: 'ST11111111',
    emailVerified: true,
    isLeaving: false,
    status: 'active',
    signInHelp: true,
    extraTime: 0,
    inviteCode: 'ABC234',
    enrollmentMethod: 'invite_code',
    enrolledAt: createdAt,
    lastActiveAt: null,
    ...change,
  };
}

/** A code that lets anybody in, any number of times, forever. */
export function inviteOf(change: Partial<Invite> = {}): Invite {
  return {
    id: idOf(800),
    code: 'ABC234',
    classId: idOf(500),
    className: '7B Reading',
    teacherId: teacher.user.uid,
    teacherName: teacher.profile.fullName,
    isActive: true,
    state: 'active',
    expiresAt: null,
    expiresOn: null,
    maxUses: null,
    currentUses: 0,
    settings: { requireApproval: false },
    studentsEnrolled: [],
    lastUsedAt: null,
    lastUsedBy: null,
    version: 1,
    createdAt,
    ...change,
  };
}

type School = { classes?: readonly SchoolClass[]; roster?: readonly RosterEntry[]; invites?: readonly Invite[] };

/** Answers what a teacher's pages about classes request. */
export function answerSchool({ classes = [classOf('7B Reading')], roster = [], invites = [] }: School = {}): void {
  answer((calls) => calls.classes.list, [...classes]);
  answer((calls) => calls.classes.roster, [...roster]);
  answer((calls) => calls.analytics.students, { students: [] });
  answer((calls) => calls.classes.listInvites, [...invites]);
  answer((calls) => calls.classes.handovers, []);
  answer((calls) => calls.analytics.three, nobodyToday);
  answer((calls) => calls.notices.list, []);
  answerTeacherDashboard({ classes: [...classes] });
  const working = { database: 'ok', disk: 'ok', mail: 'smtp' } as const;
  answer((calls) => calls.health.check, { status: 'ok', version: '1', ...working, baseUrl: 'https://grove.example' });
}

const nobodyToday = { day: '2026-11-27', students: [], others: [], aside: [], active: 0, known: 0, practised: 0 };

/** The dashboard of a teacher for whom nothing waits. */
export function answerTeacherDashboard(change: Partial<TeacherDashboard> = {}) {
  return answer((calls) => calls.dashboards.teacher, {
    ...{ three: nobodyToday, weeks: [], classes: [], handovers: [], notices: [], unreadNotices: 0, invite: null },
    ...{ hasHomework: false, toGrade: { first: [], all: 0 }, due: { soonest: [], all: 0 } },
    ...change,
  });
}

/** A student's own class. */
export function ownClassOf(className: string, change: Partial<OwnEnrolment> = {}): OwnEnrolment {
  const { uid: teacherId } = teacher.user;
  const { fullName: teacherName } = teacher.profile;
  const named = { classId: idOf(500), className, teacherId, teacherName, teacherNames: [teacherName] };
  return {
    id: idOf(600),
    ...named,
    status: 'active',
    signInHelp: true,
    allows: allAllowed,
    enrolledAt: createdAt,
    ...change,
  };
}

/** The grove of a student who has answered nothing yet. */
export const emptyGrove: Grove = { today: '2026-11-23', beds: [], written: {}, next: null };

/** The dashboard of a student who has done nothing yet. */
export function answerDashboard(change: Partial<StudentDashboard> = {}): void {
  const tasks = boardOf([]);
  answer((calls) => calls.dailyTasks.generate, tasks);
  answer((calls) => calls.memory.scene, { all: 0, dry: 0, plants: [] });
  const today = { day: tasks.day, limit: 20, done: 0, remaining: 0, xp: 0 };
  answer((calls) => calls.dashboards.student, {
    tasks,
    classes: [],
    notices: [],
    unreadNotices: 0,
    cards: { today, due: 0, fresh: 0, nextDue: null, gameWords: 0, nextWord: null },
    todos: { soonest: [], open: 0, overdue: 0, dueToday: 0 },
    assignments: { soonest: [], open: 0, overdue: 0 },
    study: { now: createdAt, seconds: 0, goal: null, timer: null },
    leftPlays: [],
    reading: null,
    lastActiveDay: null,
    ...change,
  });
}
