import { isDeepStrictEqual } from 'node:util';
import type { Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { instantAt } from '#platform/local-time.ts';
import type { Announce } from './announce.ts';
import { announceChange, announceNew } from './announce.ts';
import { findHighestPoints } from './grading-store.ts';
import type { Asking, Unusable } from './kinds/kind.ts';
import { asksTheSame, kindOf } from './kinds/kinds.ts';
import type { KindSettings } from './kinds/settings.ts';
import type { Listing } from './show.ts';
import { listShown, presentOne } from './show.ts';
import type { AssignmentRow, AssignmentTexts } from './store.ts';
import {
  countAssignments,
  findAssignment,
  holdAssignment,
  insertAssignment,
  isTaught,
  listClassesOf,
  listStudentsOf,
  putAudience,
  updateAssignment,
} from './store.ts';
import { listLearnerIds } from './work-store.ts';

export type AssignmentParts = { db: Db; clock: Clock; tell: Tell; announce: Announce; settings: KindSettings };

export type AssignmentService = ReturnType<typeof assignmentService>;

type Made = WantedAssignment & { publishes: boolean };
type Edited = Made & { version: number };
type PublishRefusals = Refusals<'edit-conflict', Assignment> & Unusable;

/** A teacher's assignments, and making new ones. */
export function assignmentService(parts: AssignmentParts) {
  const { db, clock, tell, announce, settings } = parts;
  return {
    list: (taught: TaughtBy, listing: Listing) => listShown(db, taught, listing),

    one: async (taught: TaughtBy, id: string): Promise<Assignment> => {
      const shown = await presentOne(db, taught, id);
      if (shown.removedAt) throw failures.notFound();
      return shown;
    },

    create: async (
      asking: Asking,
      { publishes, ...wanted }: Made,
      errors: Refusals<'too-many-assignments'> & Unusable,
    ): Promise<Assignment> => {
      const [{ taught }, { id }] = [asking, wanted];
      const texts = textsOf(wanted, settings);
      if (publishes) texts.task = await settings(texts.task).check(asking, texts.task, errors);
      return inTransaction(db, async (tx) => {
        await takeTurns(tx, 'assignments', taught.teacherId);
        if (await findAssignment(tx, taught, id)) return presentOne(tx, taught, id);
        await refuseTooMany(tx, taught, errors);
        const audience = await audienceOf(tx, taught, wanted);
        const now = clock.now();
        const row = { id, ...texts, publishedAt: publishes ? now : null };
        // Somebody else's assignment may have this id.
        if (!(await insertAssignment(tx, taught, row, now))) throw failures.notFound();
        await putAudience(tx, id, audience);
        if (publishes) {
          const published = { id, task: texts.task, classIds: audience.classIds, isFirst: true, isChanged: true };
          await settings(texts.task).publish(tx, taught, published, now, errors);
        }
        const learners = publishes ? await listLearnerIds(tx, id) : [];
        if (publishes) await announceNew(announce, tx, { id, publishedAt: now }, learners);
        await tell(tx, [taught.teacherId, ...learners], 'assignments');
        return presentOne(tx, taught, id);
      });
    },
  };
}

export type AssignmentChanges = ReturnType<typeof assignmentChanges>;

/** Editing and publishing; a trial round checks what students will play. */
export function assignmentChanges(parts: AssignmentParts) {
  const { db, settings } = parts;
  const change = changing(parts);
  return {
    edit: async (
      asking: Asking,
      { version, publishes, ...wanted }: Edited,
      errors: PublishRefusals & Refusals<'assignment-started'>,
    ): Promise<Assignment> => {
      const { taught } = asking;
      const texts = textsOf(wanted, settings);
      const known = await findAssignment(db, taught, wanted.id);
      if (!known || known.removedAt) throw failures.notFound();
      const isTried = known.publishedAt ? !asksTheSame(known.task, texts.task) : publishes;
      if (isTried) texts.task = await settings(texts.task).check(asking, texts.task, errors);
      return change(taught, wanted.id, async (tx, row, now) => {
        if (row.version !== version) {
          const current = await presentOne(tx, taught, row.id);
          const isShown = row.publishedAt !== null || !publishes;
          if (row.version === version + 1 && isShown && saysTheSame(row, texts)) return false;
          throw errors['edit-conflict']({ data: current });
        }
        const isChanged = !asksTheSame(row.task, texts.task);
        if (isChanged && row.publishedAt && (await kindOf(row.task).isStarted(tx, row.id)))
          throw errors['assignment-started']();
        await refuseFewPoints(tx, row, texts.points);
        const audience = await audienceOf(tx, taught, wanted);
        const shown = publishes && !row.publishedAt ? { publishedAt: now } : {};
        await updateAssignment(tx, row, { ...texts, ...shown }, now);
        await putAudience(tx, row.id, audience);
        if (row.publishedAt || publishes) {
          const isFirst = row.publishedAt === null;
          const published = { id: row.id, task: texts.task, classIds: audience.classIds, isFirst, isChanged };
          await settings(texts.task).publish(tx, taught, published, now, errors);
        }
        return true;
      });
    },

    publish: async (asking: Asking, id: string, errors: PublishRefusals): Promise<Assignment> => {
      const { taught } = asking;
      const known = await findAssignment(db, taught, id);
      if (!known || known.removedAt) throw failures.notFound();
      const task = known.publishedAt ? known.task : await settings(known.task).check(asking, known.task, errors);
      return change(taught, id, async (tx, row, now) => {
        if (row.publishedAt) return false;
        // A version saved meanwhile had no trial round.
        if (row.version !== known.version) throw errors['edit-conflict']({ data: await presentOne(tx, taught, id) });
        await updateAssignment(tx, row, { publishedAt: now, task }, now);
        const classIds = (await listClassesOf(tx, taught, [id])).map((each) => each.id);
        const published = { id, task, classIds, isFirst: true, isChanged: true };
        await settings(task).publish(tx, taught, published, now, errors);
        return true;
      });
    },
  };
}

export type AssignmentStates = ReturnType<typeof assignmentStates>;

/** Closing and reopening, removing and restoring. */
export function assignmentStates(parts: ChangeParts) {
  const change = changing(parts);
  return {
    close: (taught: TaughtBy, { id, isClosed }: { id: string; isClosed: boolean }): Promise<Assignment> =>
      change(taught, id, async (tx, row, now) => {
        if (row.removedAt) throw failures.notFound();
        if (isClosed === (row.closedAt !== null)) return false;
        await updateAssignment(tx, row, { closedAt: isClosed ? now : null }, now);
        return true;
      }),

    remove: (taught: TaughtBy, id: string): Promise<Assignment> =>
      change(taught, id, async (tx, row, now) => {
        if (row.removedAt) return false;
        await updateAssignment(tx, row, { removedAt: now }, now);
        return true;
      }),

    restore: (taught: TaughtBy, id: string, errors: Refusals<'too-many-assignments'>): Promise<Assignment> =>
      change(taught, id, async (tx, row, now) => {
        if (!row.removedAt) return false;
        await refuseTooMany(tx, taught, errors);
        await updateAssignment(tx, row, { removedAt: null }, now);
        return true;
      }),
  };
}

type ChangeParts = Pick<AssignmentParts, 'db' | 'clock' | 'tell' | 'announce'>;
type Change = (tx: Tx, row: AssignmentRow, now: Date) => Promise<boolean>;

/** Changes one assignment under a lock; after a change, tells everybody who has it on screen or had it before. */
function changing({ db, clock, tell, announce }: ChangeParts) {
  return (taught: TaughtBy, id: string, work: Change): Promise<Assignment> =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'assignments', taught.teacherId);
      const row = await holdAssignment(tx, taught, id);
      if (!row) throw failures.notFound();
      const before = row.publishedAt ? await listLearnerIds(tx, id) : [];
      const now = clock.now();
      if (await work(tx, row, now)) {
        const after = await listLearnerIds(tx, id);
        const changed = await findAssignment(tx, taught, id);
        if (changed)
          await announceChange(announce, tx, { row, learners: before }, { row: changed, learners: after }, now);
        await tell(tx, [taught.teacherId, ...before, ...after], 'assignments');
      }
      return presentOne(tx, taught, id);
    });
}

function textsOf(wanted: WantedAssignment, settings: KindSettings): AssignmentTexts {
  const { title, instructions, due, isLateAllowed, points, counts, studentIds, task } = wanted;
  return {
    title,
    instructions,
    task: settings(task).store(task),
    ...dueOf(due),
    isLateAllowed,
    points,
    counts,
    isForSome: studentIds !== null,
  };
}

export function dueOf(due: WantedAssignment['due']): { dueAt: Date | null; timeZone: string } {
  if (due === null) return { dueAt: null, timeZone: 'UTC' };
  const [day = '', time = ''] = due.at.split('T');
  return { dueAt: instantAt(day, time, due.timeZone), timeZone: due.timeZone };
}

function saysTheSame(row: AssignmentRow, texts: AssignmentTexts): boolean {
  return (Object.keys(texts) as (keyof AssignmentTexts)[]).every((name) => isDeepStrictEqual(row[name], texts[name]));
}

/** @throws `not-found` for a class or student that isn't the teacher's */
async function audienceOf(tx: Tx, taught: TaughtBy, wanted: Pick<WantedAssignment, 'id' | 'classIds' | 'studentIds'>) {
  const audience = {
    classIds: [...new Set(wanted.classIds)],
    studentIds: wanted.studentIds && [...new Set(wanted.studentIds)],
  };
  const has = {
    classIds: (await listClassesOf(tx, taught, [wanted.id])).map(({ id }) => id),
    studentIds: (await listStudentsOf(tx, [wanted.id])).map(({ studentId }) => studentId),
  };
  if (!(await isTaught(tx, taught, audience, has))) throw failures.notFound();
  return audience;
}

/** Nobody ends up with more points than there are. @throws `invalid-input` with the fewest points possible */
async function refuseFewPoints(tx: Tx, row: AssignmentRow, points: number | null): Promise<void> {
  if (points === null || points >= (row.points ?? 0)) return;
  const highest = await findHighestPoints(tx, row.id);
  if (highest === null || points >= highest) return;
  throw failures.invalidInput([{ path: 'points', problem: 'too-low', min: Math.ceil(highest) }]);
}

/** Holds only while the teacher's assignments are locked. */
async function refuseTooMany(tx: Tx, taught: TaughtBy, errors: Refusals<'too-many-assignments'>): Promise<void> {
  if ((await countAssignments(tx, taught)) >= limits.assignmentsMax) throw errors['too-many-assignments']();
}
