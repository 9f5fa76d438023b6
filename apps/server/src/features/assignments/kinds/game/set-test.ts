import type { Db, Tx } from '#db/client.ts';
import type { Stored } from '#features/assignments/kinds/kind.ts';
import { returnedPoints, termsFor, termsOf } from '#features/assignments/own-service.ts';
import type { Terms } from '#features/assignments/rules.ts';
import { isOpenAt } from '#features/assignments/rules.ts';
import { findAssignment } from '#features/assignments/store.ts';
import { findOwn, listLearners, listWork } from '#features/assignments/work-store.ts';
import type { FindSetTest, ListTested, TestTask } from '#platform/set-test.ts';
import { askedMaterial } from './deck-words.ts';
import { stretched } from './extra-time.ts';
import { findExtraTime, findHeldUntil, listExtraTimes } from './test-store.ts';

/** A student's test, with the terms that apply to this student. */
export const findSetTest: FindSetTest = async (on, own, id, now) => {
  const row = await findOwn(on, own, id, now);
  const asked = row && (await testOf(on, row.assignment));
  if (!row || !asked) return null;
  const { assignment } = row;
  const terms = await termsFor(on, own, row);
  const extraTime = await findExtraTime(on, own, id);
  const { minutes, ...task } = asked;
  return {
    ...task,
    teacherIds: row.teacherIds,
    minutes: minutes && stretched(minutes, extraTime),
    extraTime,
    ...endsOf(terms),
    points: assignment.points,
    returnedPoints: terms.returnedPoints,
    isOpen: isOpenAt(terms, now),
    ...(terms.returnedAt === null ? await freedom(on, assignment, now) : free),
  };
};

export const listTested =
  ({ db }: { db: Db }): ListTested =>
  async (taught, id) => {
    const row = await findAssignment(db, taught, id);
    if (!row || row.removedAt || row.task.kind !== 'game' || !row.task.test) return null;
    const { minutes } = row.task.test;
    const work = new Map((await listWork(db, { ids: [id] })).map((said) => [said.studentId, said]));
    const extraTimes = await listExtraTimes(db, id);
    return (await listLearners(db, taught, id)).map(({ studentId, name }) => ({
      studentId,
      name,
      minutes: minutes && stretched(minutes, extraTimes.get(studentId) ?? 0),
      ...endsOf(termsOf(row, work.get(studentId))),
      points: row.points,
      returnedPoints: returnedPoints(work.get(studentId)),
    }));
  };

type Row = { id: string; teacherId: string; title: string; task: Stored<'game'> | { kind: string } };

/** Null for anything but a test. */
async function testOf(
  on: Db | Tx,
  { id: assignmentId, teacherId, title, task }: Row,
): Promise<(TestTask & { minutes: number | null }) | null> {
  if (!isGame(task) || !task.test) return null;
  const { type, mode, items } = task;
  const source = { kind: 'assignment', assignmentId } as const;
  const wish = { type, source, mode, items, timer: 'none', canHear: false } as const;
  const material = await askedMaterial(on, { id: assignmentId, teacherId, task });
  return { assignmentId, title, wish, material, minutes: task.test.minutes };
}

function isGame(task: Row['task']): task is Stored<'game'> {
  return task.kind === 'game';
}

/** The last instant at which work is accepted, if there is one, and each at which it was closed. */
function endsOf({ due, isLateAllowed, closedAt, closedBefore }: Terms) {
  const ends = [closedAt, isLateAllowed ? null : due].filter((end) => end !== null);
  return {
    until: ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    closings: [...closedBefore.map(({ from }) => new Date(from)), ...(closedAt ? [closedAt] : [])],
  };
}

const free = { areAnswersFree: true, answersFrom: null };

/** Right answers are free once classmates have had their time; returned work shows them to its student. */
async function freedom(on: Db | Tx, { id }: { id: string }, now: Date) {
  const until = await findHeldUntil(on, id);
  const areAnswersFree = until === null || now > until;
  return areAnswersFree ? free : { areAnswersFree, answersFrom: until };
}
