import type { PlannedStudent } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { chooseSignInNames, stemOf } from '#features/auth/sign-in-name.ts';
import { insertChildren, listTakenIds, listTakenSignInNames } from '#features/auth/store.ts';
import { guardAttempt, throttleKey } from '#features/auth/throttle-store.ts';
import type { ClassRow } from '#features/classes/class-store.ts';
import { holdClass, listTeacherIds } from '#features/classes/class-store.ts';
import { judgeRows, tidyName } from '#features/classes/roster-rules.ts';
import { enrolAdded, listClassmates } from '#features/classes/roster-store.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import { splitName } from '#features/profiles/names.ts';
import type { AddedStudent } from '#features/profiles/store.ts';
import { insertAddedStudents } from '#features/profiles/store.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };
type Classmate = Awaited<ReturnType<typeof listClassmates>>[number];

const studentNumberDigits = 8;
/** How many lists a teacher may add within an hour. */
const listRule = { failures: 60, windowMinutes: 60 };

/** What `addStudents` would make of a list, row by row. */
export function planStudents({ db, random }: Parts): Call<'classes.planStudents', [TaughtBy]> {
  return (taught, { classId, names }, errors) =>
    inTransaction(db, async (tx) => {
      // A class that is still to be made has nobody in it.
      if (classId) await openClass(tx, taught, classId, errors);
      const classmates = classId ? await listClassmates(tx, classId) : [];
      return { students: await plan(tx, random, names, classmates) };
    });
}

/**
 * Makes an account for each row that has no problem: no address, no password yet, in the class at once. However long
 * the list, the statements are the same few. A list that is sent again answers what the first one made.
 */
export function addStudents(parts: Parts): Call<'classes.addStudents', [TaughtBy]> {
  const { db, clock, random } = parts;
  return async (taught, { classId, language, students }, errors) => {
    await guardAttempt(db, throttleKey('student-lists', taught.teacherId), listRule, clock.now());
    return inTransaction(db, async (tx) => {
      const room = await openClass(tx, taught, classId, errors);
      const classmates = await listClassmates(tx, classId);
      const made = new Map(classmates.map((each) => [each.id, each]));
      const wanted = students.filter(({ id }) => !made.has(id));
      const ids = wanted.map(({ id }) => id);
      // Somebody else's ids, or those of students who have left the class since.
      if (new Set(ids).size < ids.length || (await listTakenIds(tx, ids)).length > 0) throw failures.notFound();
      const names = wanted.map(({ name }) => name);
      const rows = await plan(tx, random, names, classmates);
      const planned = new Map(wanted.flatMap(({ id }, place) => (rows[place] ? [[id, rows[place]]] : [])));
      const fresh = [...planned].flatMap(([id, row]) => (row.problem ? [] : [{ id, ...row }]));
      if (fresh.length > 0) await write(parts, tx, { room, taught, language }, fresh);
      return { students: students.flatMap(({ id }) => present(id, made.get(id), planned.get(id))) };
    });
  };
}

function present(id: string, made: Classmate | undefined, planned: PlannedStudent | undefined) {
  if (made) return [{ id, name: made.name, signInName: made.signInName, problem: null }];
  return planned ? [{ id, ...planned }] : [];
}

/** The class, locked: two lists for it are added one after the other. */
async function openClass(
  tx: Tx,
  taught: TaughtBy,
  classId: string,
  errors: Refusals<'class-archived'>,
): Promise<ClassRow> {
  const room = await holdClass(tx, taught, classId);
  if (!room) throw failures.notFound();
  if (room.archivedAt) throw errors['class-archived']();
  return room;
}

async function plan(
  tx: Tx,
  random: Random,
  typed: readonly string[],
  classmates: readonly Classmate[],
): Promise<PlannedStudent[]> {
  await takeTurns(tx, 'sign-in-names', 'all');
  const names = typed.map(tidyName);
  const problems = judgeRows(
    names,
    classmates.map(({ name }) => name),
  );
  const stems = names.flatMap((name, place) => (problems[place] ? [] : [stemOf(name)]));
  const chosen = (await chooseSignInNames(stems, random, (all) => listTakenSignInNames(tx, all))).values();
  return names.map((name, place) => {
    const problem = problems[place] ?? null;
    const signInName = problem ? '' : (chosen.next().value ?? '');
    return { name: name.slice(0, limits.nameMax), signInName, problem };
  });
}

type Into = { room: ClassRow; taught: TaughtBy; language: AddedStudent['language'] };
type Fresh = { id: string; name: string; signInName: string };

async function write(
  { clock, random, tell }: Parts,
  tx: Tx,
  { room, taught, language }: Into,
  fresh: readonly Fresh[],
): Promise<void> {
  const now = clock.now();
  const children = fresh.map(({ id, name, signInName }) => ({ id, name, signInName }));
  await insertChildren(tx, random, children, now);
  let unwritten = fresh;
  while (unwritten.length > 0) {
    const people = unwritten.map(({ id, name }) => ({
      ...{ userId: id, displayName: name, fullName: name, ...splitName(name, ''), language },
      ...{ timeZone: room.timeZone, studentNumber: `ST${random.code('0123456789', studentNumberDigits)}`, now },
    }));
    const written = new Set(await insertAddedStudents(tx, people));
    unwritten = unwritten.filter(({ id }) => !written.has(id));
  }
  const added = fresh.map(({ id }) => ({ enrolmentId: random.uuid(), studentId: id }));
  await enrolAdded(tx, added, { classId: room.id, teacherId: taught.teacherId, now });
  await tellTopics(tell, tx, await listTeacherIds(tx, [room.id]), ['roster', 'classes', 'profile']);
}
