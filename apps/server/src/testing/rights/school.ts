import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { authUsers, classEnrolments, classTeacherOffers } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildStudent, buildTeacher } from '#testing/build.ts';
import { mailedToken } from '#testing/mail.ts';
import type { Asker, People, Who } from './askers.ts';
import { becomeAsker, spoil, whos } from './askers.ts';
import type { AssignmentOfOne } from './assignments.ts';
import { fillAssignment } from './assignments.ts';
import { nameAndCard } from './cards.ts';
import type { DeckOfOne } from './decks.ts';
import { fillDeck } from './decks.ts';
import { fillGroves } from './groves.ts';
import type { HandInOfOne } from './hand-ins.ts';
import { fillHandIn } from './hand-ins.ts';
import type { PasskeyOfOne } from './passkeys.ts';
import { fillPasskey } from './passkeys.ts';
import type { TextOfOne } from './pdfs.ts';
import { fillText } from './pdfs.ts';
import type { PlaysOfOne } from './plays.ts';
import { fillPlays } from './plays.ts';
import { fillReasons } from './reasons.ts';
import type { Invites } from './school-classes.ts';
import { childrenOf, emailOf, openClasses } from './school-classes.ts';
import type { StudyOfOne } from './study.ts';
import { fillStudy } from './study.ts';
import type { TaskOfOne } from './tasks.ts';
import { fillTask } from './tasks.ts';
import type { TodosOfOne } from './todos.ts';
import { fillTodos } from './todos.ts';

export { emailOf };

/** A row that calls name, and who may know about it. */
export type Row = { label: string; id: string; mine: readonly Who[] };

export type School = {
  askers: readonly Asker[];
  classes: Row[];
  /** The same, as far as they are the caller's to give away. */
  ownedClasses: Row[];
  /** The same, for whoever may leave them. */
  leftClasses: Row[];
  coTeacherId: string;
  /** Offers by the teacher to teach 'Ours' too. */
  madeOffers: Row[];
  /** The same for those to whom they are made. */
  teacherOffers: Row[];
  /** Another class of the teacher. */
  secondClass: Row;
  invites: Row[];
  enrolments: Row[];
  /** Students' enrolments and their owners. */
  ownEnrolments: Row[];
  /** Classes offered to somebody. */
  handovers: Row[];
  students: Row[];
  /** One per person; the teacher's is shared with 'Ours'. */
  decks: DeckOfOne[];
  /** Two per person. */
  plays: PlaysOfOne[];
  /** One per person. */
  tasks: TaskOfOne[];
  /** Two per person. */
  todos: TodosOfOne[];
  study: StudyOfOne[];
  /** One per teacher. */
  passkeys: PasskeyOfOne[];
  /** One by the teacher and one by the other teacher. */
  assignments: AssignmentOfOne[];
  /** Two of each of two teachers. */
  handIns: HandInOfOne[];
  /** One of each of two teachers. */
  texts: TextOfOne[];
  /** A code for 'Fresh', which has none of the students. */
  code: string;
  /** Single-use tokens of the classmate. */
  tokens: { verification: string; reset: string; signInCode: string; card: string; teacherLink: string };
};

const ours: readonly Who[] = ['teacher', 'co-teacher'];
const theirs: readonly Who[] = ['other teacher'];
const classOfTeacher: readonly Who[] = ['student', 'classmate', 'admin student'];
const absent = (): Row => ({ label: 'of nobody', id: uuid(), mine: [] });

/**
 * A school with one person of each kind: 'Ours', the class of a teacher and a co-teacher that another teacher gave
 * away, and 'Theirs', the other teacher's.
 */
export async function buildSchool(app: TestApp): Promise<School> {
  const found = new Map<Who, Person>();
  const person: People = (who) => {
    const one = found.get(who);
    if (!one) throw new Error(`there is no ${who}`);
    return one;
  };
  for (const who of adults) found.set(who, await buildTeacher(app, { fullName: who, email: emailOf(who) }));
  const invites = await openClasses(app, person);
  for (const [who, code] of childrenOf(invites))
    found.set(who, await buildStudent(app, code, { fullName: who, email: emailOf(who) }));
  const tokens = await sendTokens(app, person, invites.ours.classId);
  const rows = await listRows(app, person, invites);
  await decide(app, person);
  await spoil(app, person);
  const askers: Asker[] = [];
  for (const who of whos) askers.push(await becomeAsker(app, who, found.get(who) ?? null));
  const living = [...found].filter(([who]) => who !== 'deleted account');
  const ofAll = async <Of>(fill: (who: Who, id: string) => Promise<Of>): Promise<Of[]> => {
    const all: Of[] = [];
    for (const [who, { id }] of living) all.push(await fill(who, id));
    return all;
  };
  const shared = (who: Who) => (who === 'teacher' ? invites.ours.classId : undefined);
  const decks = await ofAll((who, id) => fillDeck(app, who, id, shared(who)));
  const plays = await ofAll((who, id) => fillPlays(app, who, id));
  const tasks = await ofAll((who, id) => fillTask(app, who, id));
  const todos = await ofAll((who, id) => fillTodos(app, who, id));
  const passkeys: PasskeyOfOne[] = [];
  for (const who of ['teacher', 'co-teacher', 'other teacher'] as const)
    passkeys.push(await fillPasskey(app, who, person(who).id));
  const study = await ofAll((who, id) => fillStudy(app, who, id));
  const idOf = (who: Who) => person(who).id;
  const assignments = [
    await fillAssignment(app, { teacher: 'teacher', learners: classOfTeacher, classId: invites.ours.classId, idOf }),
    await fillAssignment(app, {
      teacher: 'other teacher',
      learners: ['student of another class'],
      classId: invites.theirs.classId,
      idOf,
    }),
  ];
  const handIns = [
    await fillHandIn(app, { teacher: 'teacher', learners: classOfTeacher, classId: invites.ours.classId, idOf }),
    await fillHandIn(app, {
      teacher: 'other teacher',
      learners: ['student of another class'],
      classId: invites.theirs.classId,
      idOf,
    }),
  ];
  const texts = [
    await fillText(app, { teacher: 'teacher', learners: classOfTeacher, classId: invites.ours.classId, idOf }),
    await fillText(app, {
      teacher: 'other teacher',
      learners: ['student of another class'],
      classId: invites.theirs.classId,
      idOf,
    }),
  ];
  await fillReasons(app, idOf('student'));
  await fillGroves(app, idOf);
  const made = { decks, passkeys, plays, tasks, todos, study, assignments, handIns, texts };
  return { askers, tokens, ...made, code: invites.fresh.code, ...rows };
}

const adults = [
  'former teacher',
  'teacher',
  'co-teacher',
  'former co-teacher',
  'invited teacher',
  'other teacher',
  'admin teacher',
  'unverified teacher',
  'account without a profile',
  'account without a role',
  'locked account',
  'leaving account',
  'deleted account',
  'expired session',
] as const satisfies readonly Who[];

async function listRows(app: TestApp, person: People, invites: Invites) {
  const enrolments = await app.db.select().from(classEnrolments);
  const enrolment = (who: Who, mine: readonly Who[]): Row => ({
    label: `of the ${who}`,
    id: enrolments.find((row) => row.studentId === person(who).id)?.id ?? '',
    mine,
  });
  const student = (who: Who, mine: readonly Who[]): Row => ({ label: `the ${who}`, id: person(who).id, mine });
  const rowsOf = (field: 'id' | 'classId'): Row[] => [
    { label: 'ours', id: invites.ours[field], mine: ours },
    { label: 'theirs', id: invites.theirs[field], mine: theirs },
    absent(),
  ];
  const [ourRow, theirRow] = rowsOf('classId');
  const as = (row: Row | undefined, mine: readonly Who[]): Row => ({ ...(row ?? absent()), mine });
  const [offer] = await app.db
    .select()
    .from(classTeacherOffers)
    .where(eq(classTeacherOffers.toEmail, emailOf('invited teacher')));
  const offers = (mine: readonly Who[]): Row[] => [{ label: 'of ours', id: offer?.id ?? '', mine }, absent()];
  return {
    classes: rowsOf('classId'),
    ownedClasses: [as(ourRow, ['teacher']), as(theirRow, theirs), absent()],
    leftClasses: [as(ourRow, ['co-teacher']), as(theirRow, []), absent()],
    coTeacherId: person('co-teacher').id,
    madeOffers: offers(['teacher']),
    teacherOffers: offers(['invited teacher']),
    secondClass: { label: 'second', id: invites.second.classId, mine: ['teacher'] } satisfies Row,
    invites: rowsOf('id'),
    enrolments: [
      enrolment('student', ours),
      enrolment('pending student', ours),
      enrolment('student of another class', theirs),
      absent(),
    ],
    ownEnrolments: [enrolment('student', ['student']), enrolment('classmate', ['classmate']), absent()],
    handovers: [{ label: 'given', id: invites.given.classId, mine: ['teacher'] } satisfies Row, absent()],
    students: [
      student('student', ours),
      student('unverified student', ours),
      student('pending student', []),
      student('removed student', []),
      student('student of another class', theirs),
      student('teacher', []),
      absent(),
    ],
  };
}

async function sendTokens(app: TestApp, person: People, classId: string): Promise<School['tokens']> {
  const { id, email } = person('classmate');
  const verify = (emailVerified: boolean) =>
    app.db.update(authUsers).set({ emailVerified }).where(eq(authUsers.id, id));
  // A verified address gets no verification mail.
  await verify(false);
  const verification = await mailedToken(app, email, '/verify-email');
  await verify(true);
  await app.visitor().post('/auth/password/forgotten', { email, language: 'en' });
  const reset = await mailedToken(app, email, '/reset-password');
  const made = await person('teacher').visitor.post(`/auth/students/${id}/sign-in-code`);
  const link = await person('teacher').visitor.post(`/classes/${classId}/teacher-link`);
  const card = await nameAndCard(app, person('teacher'), id);
  return { verification, reset, signInCode: made.body.code, card, teacherLink: link.body.token };
}

async function decide(app: TestApp, person: People): Promise<void> {
  const enrolments = await app.db.select().from(classEnrolments);
  const answer = async (verb: string, who: Who) => {
    const ids = enrolments.filter((row) => row.studentId === person(who).id).map((row) => row.id);
    await person('teacher').visitor.post(`/enrolments/${verb}`, { enrolmentIds: ids });
  };
  await answer('remove', 'removed student');
  await answer('decline', 'declined student');
}
