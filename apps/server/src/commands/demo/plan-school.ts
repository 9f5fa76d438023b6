import { dayMs } from '@wordgrove/contract/days';
import { inviteCodeAlphabet, limits } from '@wordgrove/contract/limits';
import { endOfDay } from '#features/classes/rules.ts';
import { localDay } from '#platform/local-day.ts';
import type { Random } from '#platform/random.ts';
import type { DemoPerson } from './people.ts';
import { demoEmail, demoTeachers, eveningLearners, readers, schoolChildren, signInNames } from './people.ts';

/** `email` seeds what is drawn for somebody; an account with a sign-in name has no address. */
export type PlannedPerson = DemoPerson & { id: string; email: string; signInName: string | null };
export type PlannedTeacher = PlannedPerson & { schoolName: string };
export type PlannedClass = {
  id: string;
  name: string;
  timeZone: string;
  teacher: PlannedTeacher;
  /** Who teaches it as well, and since when. */
  coTeachers: { teacher: PlannedTeacher; since: Date }[];
  createdAt: Date;
};
export type PlannedInvite = {
  id: string;
  code: string;
  class: PlannedClass;
  expiresOn: string | null;
  expiresAt: Date | null;
  maxUses: number | null;
  requireApproval: boolean;
};
export type PlannedEnrolment = {
  id: string;
  student: PlannedPerson;
  invite: PlannedInvite;
  status: 'pending' | 'active';
  at: Date;
  /** Whether the student registered with this enrolment. */
  isFirst: boolean;
};

/** Whether the teacher made the account, for this class; otherwise the student came with the code. */
export const isAdded = ({ student, isFirst }: PlannedEnrolment): boolean => isFirst && student.signInName !== null;

export type DemoSchool = {
  teachers: PlannedTeacher[];
  classes: PlannedClass[];
  invites: PlannedInvite[];
  enrolments: PlannedEnrolment[];
};

type Chance = { random: Random; now: Date };

const openedDaysAgo = 60;
const expiredDaysAgo = 9;
const pendingReaders = 4;
const childrenInTheClub = 10;
const helpsSinceDaysAgo = 30;

/** Two teachers, who share one of three classes with four codes, and sixty students who joined over the last sixty days, a few without a mailbox. */
export function planSchool({ random, now }: Chance): DemoSchool {
  const person = (fields: DemoPerson): PlannedPerson => ({
    ...fields,
    id: random.uuid(),
    email: demoEmail(fields.fullName),
    signInName: signInNames.get(fields.fullName) ?? null,
  });
  const elif = { ...demoTeachers.elif, ...person(demoTeachers.elif) };
  const daniel = { ...demoTeachers.daniel, ...person(demoTeachers.daniel) };
  const found = (name: string, teacher: PlannedTeacher, hour: number): PlannedClass => ({
    id: random.uuid(),
    name,
    teacher,
    coTeachers: [],
    timeZone: teacher.timeZone,
    createdAt: daysBefore(now, openedDaysAgo + 1 - hour / 24),
  });
  const school = found('English 7B', elif, 0);
  const club = found('Reading Club', elif, 1);
  club.coTeachers.push({ teacher: daniel, since: daysBefore(now, helpsSinceDaysAgo) });
  const evening = found('B1 Evening Course', daniel, 2);
  const invite = (of: PlannedClass, wish: Partial<PlannedInvite> = {}): PlannedInvite => ({
    id: random.uuid(),
    code: random.code(inviteCodeAlphabet, limits.inviteCodeLength),
    class: of,
    expiresOn: null,
    expiresAt: null,
    maxUses: null,
    requireApproval: false,
    ...wish,
  });
  const schoolInvite = invite(school, { maxUses: 40 });
  const clubInvite = invite(club, { requireApproval: true });
  const oldInvite = invite(evening, expiryOf(daysBefore(now, expiredDaysAgo), evening.timeZone));
  const newInvite = invite(evening);

  const children = schoolChildren.map(person);
  const learners = eveningLearners.map(person);
  const early = learners.slice(0, 21);
  const enrolments = [
    ...join(children, schoolInvite, { random, now }, { from: openedDaysAgo, until: 0.2 }),
    ...join(early, oldInvite, { random, now }, { from: openedDaysAgo, until: expiredDaysAgo + 1 }),
    ...join(learners.slice(early.length), newInvite, { random, now }, { from: expiredDaysAgo - 1, until: 0.5 }),
    ...join(readers.map(person), clubInvite, { random, now }, { from: 52, until: 40 }),
    ...joinToo(children, clubInvite, { random, now }),
  ];
  return {
    teachers: [elif, daniel],
    classes: [school, club, evening],
    invites: [schoolInvite, clubInvite, oldInvite, newInvite],
    enrolments,
  };
}

/** One after the other: half of them in the first eighth of the time, since a class joins nearly at once. */
function join(
  students: readonly PlannedPerson[],
  invite: PlannedInvite,
  { random, now }: Chance,
  { from, until }: { from: number; until: number },
): PlannedEnrolment[] {
  return students.map((student, index) => ({
    id: random.uuid(),
    student,
    invite,
    status: 'active',
    at: daysBefore(now, from - (from - until) * ((index + share(random)) / students.length) ** 3),
    isFirst: true,
  }));
}

/** Children of the school class who joined the club as well; the last few are still waiting for their teacher. */
function joinToo(
  children: readonly PlannedPerson[],
  invite: PlannedInvite,
  { random, now }: Chance,
): PlannedEnrolment[] {
  const keen = children.slice(0, childrenInTheClub + pendingReaders);
  return keen.map((student, index) => {
    const isPending = index >= childrenInTheClub;
    const daysAgo = isPending ? 0.15 * share(random) : 46 - 2 * (index + share(random));
    return {
      id: random.uuid(),
      student,
      invite,
      status: isPending ? 'pending' : 'active',
      at: daysBefore(now, daysAgo),
      isFirst: false,
    };
  });
}

function expiryOf(day: Date, timeZone: string): Pick<PlannedInvite, 'expiresOn' | 'expiresAt'> {
  const expiresOn = localDay(day, timeZone);
  return { expiresOn, expiresAt: endOfDay(expiresOn, timeZone) };
}

/** A number from 0 up to, but not including, 1. */
function share(random: Random): number {
  return (random.bytes(1)[0] ?? 0) / 256;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * dayMs));
}
