import { eventKinds } from '@wordgrove/contract/analytics';
import { dayMs } from '@wordgrove/contract/days';
import { v7 as uuid } from 'uuid';
import type { CallName } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { each, nothing, one } from './example-makers.ts';
import type { School } from './school.ts';

const classes = (school: School) => school.classes;
const owned = (school: School) => school.ownedClasses;
const teacherOffers = (school: School) => school.teacherOffers;
const students = (school: School) => school.students;
/** Those with a sign-in name, without which nobody gets a card. */
const named = (school: School) => students(school).filter(({ label }) => label !== 'the unverified student');
const handovers = (school: School) => school.handovers;
const invites = (school: School) => school.invites;
const options = { expiresOn: '2999-12-31', maxUses: 40, requireApproval: true };
/** Each offer in each class: both have to be the caller's own. */
const withdrawing: Make = (school, asker) =>
  school.ownedClasses.flatMap((target) =>
    each(
      ({ madeOffers }) => madeOffers,
      (offerId) => ({ id: target.id, offerId }),
    )(school, asker).map((example) => ({
      ...example,
      label: `${example.label} in ${target.label}`,
      isMine: example.isMine && target.mine.includes(asker.who),
    })),
  );

const decision = each(
  ({ enrolments }) => enrolments,
  (id) => ({ enrolmentIds: [id] }),
);

/** The app's clock starts today. */
const tomorrow = () => new Date(Date.now() + dayMs).toISOString().slice(0, 10);

const from = '2026-01-01';

/** Events of one game or of one word. */
export const narrowedEvents = [
  { kind: 'plays', of: { game: 'quiz', from } },
  { kind: 'answers', of: { game: 'quiz', from } },
  { kind: 'answers', of: { word: 'lend:verb', from } },
] as const;

const ofAllOrOne: Make = (school, asker) => [
  { label: 'all', input: {}, isMine: true },
  ...each(classes, (classId) => ({ classId }))(school, asker),
];

/** Valid input for every call about classes and their students. */
export const classExamples = {
  'analytics.students': ofAllOrOne,
  'analytics.student': each(students, (studentId) => ({ studentId })),
  'analytics.events': (school, asker) =>
    [...eventKinds.filter((kind) => kind !== 'plays').map((kind) => ({ kind })), ...narrowedEvents].flatMap((wish) =>
      each(students, (studentId) => ({ studentId, ...wish, language: 'en' }))(school, asker),
    ),
  'analytics.games': ofAllOrOne,
  'analytics.questions': (school, asker) =>
    ofAllOrOne(school, asker).map((example) => ({ ...example, input: { ...example.input, word: 'school:noun' } })),
  'analytics.three': ofAllOrOne,
  'analytics.putAside': each(
    (school) => school.students,
    (studentId) => ({ id: uuid(), studentId, rule: 'missing', reason: 'Was ill', until: tomorrow() }),
  ),
  'analytics.takeUp': one(() => ({ id: uuid() })),
  'analytics.classWords': each(classes, (classId) => ({ classId })),
  'analytics.wordStudents': each(classes, (classId) => ({ classId, word: 'school:noun' })),
  // The address that each of them has: whoever may send it changes nothing.
  'auth.addStudentEmail': ({ students: rows }, { who }) =>
    rows.map(({ label, id, mine }) => ({
      label,
      input: { studentId: id, email: `${label.replaceAll(' ', '.')}@school.example` },
      isMine: mine.includes(who),
    })),
  'auth.makeCards': each(named, (studentId) => ({ studentIds: [studentId] })),
  'classes.list': nothing,
  'classes.create': one(() => ({ id: uuid(), name: '7-C', timeZone: 'UTC' })),
  'classes.rename': each(classes, (id) => ({ id, name: 'Renamed', version: 0 })),
  'classes.archive': each(classes, (id) => ({ id })),
  'classes.reopen': each(classes, (id) => ({ id })),
  'classes.handOver': each(owned, (id) => ({ id, teacherEmail: 'nobody@elsewhere.example' })),
  'classes.keep': each(owned, (id) => ({ id })),
  'classes.handovers': nothing,
  'classes.takeOver': each(handovers, (id) => ({ id })),
  'classes.refuseHandover': each(handovers, (id) => ({ id })),
  'classes.teachers': each(classes, (id) => ({ id })),
  'classes.inviteTeacher': each(owned, (id) => ({ id, teacherEmail: 'nobody@elsewhere.example' })),
  'classes.makeTeacherLink': each(owned, (id) => ({ id })),
  'classes.withdrawTeacherOffer': withdrawing,
  'classes.removeTeacher': (school, asker) =>
    each(owned, (id) => ({ id, teacherId: school.coTeacherId }))(school, asker).map((example) => ({
      ...example,
      isMine: example.isMine && asker.who === 'teacher',
    })),
  'classes.leave': each(
    ({ leftClasses }) => leftClasses,
    (id) => ({ id }),
  ),
  'classes.acceptTeaching': each(teacherOffers, (id) => ({ id })),
  'classes.declineTeaching': each(teacherOffers, (id) => ({ id })),
  'classes.checkTeacherLink': one(({ tokens }) => ({ token: tokens.teacherLink })),
  'classes.useTeacherLink': one(({ tokens }) => ({ token: tokens.teacherLink })),
  'classes.listInvites': nothing,
  'classes.createInvite': (school, asker) => [
    { label: 'by name', input: { id: uuid(), className: 'Eight', timeZone: 'UTC', ...options }, isMine: true },
    ...each(classes, (classId) => ({ id: uuid(), classId, timeZone: 'UTC', ...options }))(school, asker),
  ],
  'classes.updateInvite': each(invites, (id) => ({ id, version: 0, ...options })),
  'classes.switchInvite': each(invites, (id) => ({ id, isActive: false })),
  'classes.cameIn': each(invites, (id) => ({ id })),
  'classes.checkInvite': one(({ code }) => ({ code })),
  'classes.join': one(({ code }) => ({ id: uuid(), code })),
  'classes.mine': nothing,
  'classes.setSignInHelp': each(
    ({ ownEnrolments }) => ownEnrolments,
    (id) => ({ id, signInHelp: true }),
  ),
  'classes.roster': ofAllOrOne,
  'classes.planStudents': each(classes, (classId) => ({ classId, names: ['Ada Ağa', 'Олена'] })),
  'classes.addStudents': each(classes, (classId) => ({
    classId,
    language: 'en',
    students: [{ id: uuid(), name: `Ada ${uuid()}` }],
  })),
  'classes.approve': decision,
  'classes.approveAndConfirm': decision,
  'classes.decline': decision,
  'classes.remove': decision,
  'classes.restore': decision,
  'classes.setExtraTime': each(
    ({ enrolments }) => enrolments,
    (enrolmentId) => ({ enrolmentId, extraTime: 50 }),
  ),
  'classes.move': (school, asker) =>
    [...school.classes, school.secondClass].flatMap((target) =>
      each(
        ({ enrolments }) => enrolments,
        (enrolmentId) => ({ enrolmentId, toClassId: target.id }),
      )(school, asker).map((example) => ({
        ...example,
        label: `${example.label} to ${target.label}`,
        isMine: example.isMine && target.mine.includes(asker.who),
      })),
    ),

  'network.state': nothing,
  'network.letIn': nothing,
  'network.keepOut': nothing,
} satisfies Partial<Record<CallName, Make>>;
