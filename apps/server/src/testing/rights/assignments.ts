import { v7 as uuid } from 'uuid';
import {
  assignmentClasses,
  assignmentComments,
  assignments,
  assignmentWords,
  gameAnswers,
  gamePlays,
} from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';
import type { Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { quizItems, quizWish } from './plays.ts';
import type { School } from './school.ts';

/** A class's assignment with an attempt by each of its students, one of those students with theirs, and an open test. */
export type AssignmentOfOne = {
  teacher: Who;
  learners: readonly Who[];
  id: string;
  studentId: string;
  playId: string;
  /** The class's words to learn. */
  wordsId: string;
  testId: string;
};

const task = {
  kind: 'game',
  type: 'quiz',
  mode: 'mixed',
  items: 4,
  timer: 'none',
  target: 80,
  test: null,
  material: { kind: 'level', level: 'A1' },
} as const;

export const assignmentTexts = {
  title: 'Ten questions',
  instructions: 'Take your time.',
  due: { at: '2199-05-04T16:30', timeZone: 'Europe/Istanbul' },
  isLateAllowed: true,
  points: 10,
  counts: 'best',
  task,
} as const;

type Ids = 'id' | 'studentId' | 'playId' | 'wordsId' | 'testId';
type Wanted = Omit<AssignmentOfOne, Ids> & { classId: string; idOf: (who: Who) => string };

export async function fillAssignment(app: TestApp, wanted: Wanted): Promise<AssignmentOfOne> {
  const { teacher, learners, classId, idOf } = wanted;
  const [id, wordsId, testId, dueId] = [uuid(), uuid(), uuid(), uuid()];
  const now = app.clock.now();
  const { title, instructions, isLateAllowed, points, counts } = assignmentTexts;
  const set = {
    ...{ title, instructions, isLateAllowed, points, counts, teacherId: idOf(teacher), isForSome: false },
    ...{ dueAt: new Date('2199-05-04T13:30:00Z'), timeZone: 'Europe/Istanbul' },
    ...{ publishedAt: now, createdAt: now, updatedAt: now },
  };
  const word = { text: 'school', word: 'school:noun' };
  const words = { kind: 'outcome' as const, recall: 0.9 as const, material: { kind: 'words' as const, words: [word] } };
  const test = { ...task, target: null, test: { minutes: null } };
  await app.db.insert(assignments).values([
    { ...set, id, task },
    { ...set, id: wordsId, task: words },
    { ...set, id: testId, task: test },
    // Was due when it was set: the only one whose time is over.
    { ...set, id: dueId, task, dueAt: now },
  ]);
  await app.db
    .insert(assignmentClasses)
    .values([id, wordsId, testId, dueId].map((assignmentId) => ({ assignmentId, classId })));
  // The teacher's frequent comment has the id of the assignment.
  await app.db.insert(assignmentComments).values({ id, teacherId: idOf(teacher), text: 'Well done' });
  await app.db.insert(assignmentWords).values({ assignmentId: wordsId, position: 1, ...word });
  await app.db.insert(gamePlays).values(
    learners.map((who) => ({
      ...{ id: uuid(), studentId: idOf(who), type: 'quiz' as const, seed: 1, assignmentId: testId, isTest: true },
      wish: { ...quizWish, source: { kind: 'assignment' as const, assignmentId: testId } },
      // Long enough ago that no answer comes too fast for XP, however quick or slow the machine is.
      ...{ round: { items: quizItems }, startedAt: new Date(now.getTime() - 300_000) },
    })),
  );
  const plays = learners.map((who) => ({ id: uuid(), studentId: idOf(who) }));
  const localDay = now.toISOString().slice(0, 10);
  await app.db.insert(gamePlays).values(
    plays.map((play) => ({
      ...{ ...play, type: 'quiz' as const, seed: 1, assignmentId: id },
      wish: { ...quizWish, source: { kind: 'assignment' as const, assignmentId: id } },
      round: { items: [{ id: 'school:noun' }] },
      ...{ startedAt: now, finishedAt: now, localDay, isComplete: true },
      ...{ playedMs: 20_000, points: 10, maxPoints: 40, accuracy: 0.25, xp: 0, refusedMoves: 0 },
      xpReason: 'nothing-right' as const,
    })),
  );
  await app.db.insert(gameAnswers).values(
    plays.map(({ id: playId, studentId }) => ({
      ...{ studentId, playId, place: 0, item: 'school:noun', type: 'quiz' as const, task: 'recognised' as const },
      ...{ question: 'a place to learn', options: ['school', 'week'], rightAnswer: 'school', given: 'week' },
      ...{ isRight: false, hints: 0, points: 0, maxPoints: 10, localDay },
    })),
  );
  const [first] = plays;
  const { id: playId, studentId } = first ?? { id: uuid(), studentId: idOf('student') };
  return { teacher, learners, id, wordsId, testId, studentId, playId };
}

const assignmentsFor =
  (isMine: (assignment: AssignmentOfOne, who: Who) => boolean) =>
  (make: (assignment: Pick<AssignmentOfOne, Ids>) => Input): Make =>
  (school: School, { who }) => {
    const nobodys = {
      teacher: 'deleted account' as const,
      learners: [],
      id: uuid(),
      studentId: uuid(),
      playId: uuid(),
      wordsId: uuid(),
      testId: uuid(),
    };
    return [...school.assignments, nobodys].map((each) => ({
      label: `assignment of the ${each.teacher}`,
      input: make(each),
      isMine: isMine(each, who),
    }));
  };

/** Whether somebody teaches the class of what a teacher of the school has set or given. */
export const teachesWith = (teacher: Who, who: Who) =>
  teacher === who || (teacher === 'teacher' && who === 'co-teacher');

/** Each teacher's assignment and a nonexistent one, from the side of whoever teaches its class. */
export const setBy = assignmentsFor(({ teacher }, who) => teachesWith(teacher, who));

/** The same from the side of whoever set it. */
export const madeBy = assignmentsFor(({ teacher }, who) => teacher === who);

/** Each teacher's assignment and a nonexistent one, from the student's side. */
export const hadBy = assignmentsFor(({ learners }, who) => learners.includes(who));
