import type { Tx } from '#db/client.ts';
import {
  authAccounts,
  authUsers,
  classEnrolments,
  classes,
  classInvites,
  classInviteUses,
  classStudentActivities,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { splitName } from '#features/profiles/names.ts';
import type { Random } from '#platform/random.ts';
import { renewCards } from './fill-cards.ts';
import type { DemoSchool, PlannedEnrolment, PlannedPerson, PlannedTeacher } from './plan-school.ts';
import { isAdded } from './plan-school.ts';

type Parts = { random: Random; now: Date; passwordHash: string };
type Account = typeof authUsers.$inferInsert;

/** Writes the school with a few statements. Everybody has the same password, and nearly everybody a verified address. */
export async function fillSchool(tx: Tx, school: DemoSchool, { random, now, passwordHash }: Parts): Promise<void> {
  const registrations = school.enrolments.filter(({ isFirst }) => isFirst);
  const accounts = [
    ...school.teachers.map((teacher) => accountOf(teacher, openedBy(teacher, school))),
    ...registrations.map(({ student, at }) => accountOf(student, at)),
  ];
  await tx.insert(authUsers).values(accounts);
  await tx.insert(authAccounts).values(accounts.map((account) => passwordOf(account, random, passwordHash)));
  await tx.insert(profiles).values(school.teachers.map((teacher) => teacherProfile(teacher, school)));
  const numbers = studentNumbers(random, registrations.length);
  await tx
    .insert(profiles)
    .values(registrations.map((registration, index) => studentProfile(registration, numbers[index] ?? '')));
  await fillClasses(tx, school);
  const came = registrations.filter((each) => !isAdded(each));
  await tx.insert(classStudentActivities).values(came.map((each) => activityOf(each, random)));
  await renewCards(tx, registrations, now);
}

async function fillClasses(tx: Tx, { classes: planned, invites, enrolments }: DemoSchool): Promise<void> {
  const rows = planned.map(({ id, name, timeZone, createdAt }) => ({
    id,
    name,
    timeZone,
    createdAt,
    updatedAt: createdAt,
  }));
  await tx.insert(classes).values(rows);
  await tx
    .insert(classTeachers)
    .values(
      planned.flatMap(({ id: classId, teacher, coTeachers, createdAt }) => [
        { classId, teacherId: teacher.id, isOwner: true, createdAt },
        ...coTeachers.map((each) => ({ classId, teacherId: each.teacher.id, isOwner: false, createdAt: each.since })),
      ]),
    );
  const used = enrolments.filter((each) => !isAdded(each));
  await tx.insert(classInvites).values(
    invites.map((invite) => {
      const { class: of, ...row } = invite;
      const uses = used.filter((each) => each.invite === invite).sort((a, b) => a.at.getTime() - b.at.getTime());
      const last = uses.at(-1);
      return {
        ...row,
        classId: of.id,
        teacherId: of.teacher.id,
        currentUses: uses.length,
        lastUsedAt: last?.at ?? null,
        lastUsedBy: last?.student.id ?? null,
        createdAt: of.createdAt,
        updatedAt: of.createdAt,
      };
    }),
  );
  await tx
    .insert(classInviteUses)
    .values(used.map(({ invite, student, at }) => ({ inviteId: invite.id, studentId: student.id, usedAt: at })));
  await tx.insert(classEnrolments).values(
    enrolments.map((enrolment) => ({
      ...enrolmentOf(enrolment),
      signInHelp: enrolments.find(({ student }) => student === enrolment.student) === enrolment,
    })),
  );
}

function enrolmentOf(enrolment: PlannedEnrolment): typeof classEnrolments.$inferInsert {
  const { id, student, invite, status, at } = enrolment;
  const { id: classId, teacher } = invite.class;
  const way = isAdded(enrolment)
    ? ({ enrollmentMethod: 'roster' } as const)
    : { inviteId: invite.id, inviteCode: invite.code };
  return {
    ...{ id, studentId: student.id, teacherId: teacher.id, classId, status, ...way },
    ...{ enrolledAt: at, decidedAt: status === 'active' ? at : null, createdAt: at, updatedAt: at },
  };
}

function accountOf({ id, fullName, email, signInName }: PlannedPerson, at: Date): Account {
  const login = signInName === null ? { email, emailVerified: true } : { signInName };
  return { id, name: fullName, ...login, lastSignInAt: at, createdAt: at, updatedAt: at };
}

function passwordOf({ id, createdAt }: Account, random: Random, password: string): typeof authAccounts.$inferInsert {
  return { id: random.uuid(), userId: id, accountId: id, providerId: 'credential', password, createdAt };
}

function personFields({ id, fullName, email, language, timeZone }: PlannedPerson, at: Date) {
  const names = { displayName: fullName, fullName, ...splitName(fullName, email) };
  return { userId: id, ...names, language, timeZone, profileCompleted: true, createdAt: at, updatedAt: at };
}

/** A teacher registers when the first class is made. */
function openedBy(teacher: PlannedTeacher, school: DemoSchool): Date {
  const instants = school.classes
    .filter((each) => each.teacher.id === teacher.id)
    .map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.min(...instants));
}

function teacherProfile(teacher: PlannedTeacher, school: DemoSchool): typeof profiles.$inferInsert {
  return { ...personFields(teacher, openedBy(teacher, school)), role: 'teacher', schoolName: teacher.schoolName };
}

function studentProfile(registration: PlannedEnrolment, studentNumber: string): typeof profiles.$inferInsert {
  const { student, at } = registration;
  const way = isAdded(registration) ? {} : wayIn(registration);
  return { ...personFields(student, at), role: 'student', studentNumber, joinedAt: at, lastActiveAt: at, ...way };
}

function wayIn({ invite, at }: PlannedEnrolment) {
  const { code } = invite;
  const { teacher, name: className } = invite.class;
  const of = { teacherId: teacher.id, teacherName: teacher.fullName, className };
  const joinedViaInvite = { code, ...of, joinedAt: at.toISOString() };
  return { inviteCode: code, joinedViaInvite, registeredViaInvite: true };
}

function activityOf(
  { student, invite, at }: PlannedEnrolment,
  random: Random,
): typeof classStudentActivities.$inferInsert {
  const { teacher, name: className } = invite.class;
  return {
    id: random.uuid(),
    studentId: student.id,
    teacherId: teacher.id,
    type: 'registration_completed',
    description: `Registered with invite code ${invite.code} for ${className}`,
    at,
    details: { inviteCode: invite.code, className, teacherName: teacher.fullName, registrationMethod: 'invite_code' },
  };
}

function studentNumbers(random: Random, count: number): string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(`ST${random.code('0123456789', 8)}`);
  return [...numbers];
}
