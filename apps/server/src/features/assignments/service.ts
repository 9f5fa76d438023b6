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
import type { Announce } from './announce.ts';
import { announceChange, announceNew } from './announce.ts';
import { findPoints } from './grading-store.ts';
import type { Asking, Unusable } from './kinds/kind.ts';
import type { KindSettings } from './kinds/settings.ts';
import type { PublishWish, ReleaseJobs } from './publishing.ts';
import { asDraft, instantOf, publishing, refuseTimes, showingOf } from './publishing.ts';
import { isShown } from './rules.ts';
import type { Listing } from './show.ts';
import { listShown, presentOne } from './show.ts';
import type { AssignmentRow, AssignmentTexts } from './store.ts';
import {
  countAssignments,
  findAssignment,
  holdRun,
  insertAssignment,
  isTaught,
  listStudentsOf,
  putAudience,
  updateAssignment,
} from './store.ts';
import { listClassesOf, listTeachers } from './taught-store.ts';
import { listLearnerIds } from './work-store.ts';

export type AssignmentParts = {
  db: Db;
  clock: Clock;
  tell: Tell;
  announce: Announce;
  settings: KindSettings;
  jobs: ReleaseJobs;
};

export type AssignmentService = ReturnType<typeof assignmentService>;

export type Made = WantedAssignment & PublishWish;

/** A teacher's assignments, and making new ones. */
export function assignmentService(parts: AssignmentParts) {
  const { db, clock, tell, announce, settings } = parts;
  const publish = publishing(parts);
  return {
    list: (taught: TaughtBy, listing: Listing) => listShown(db, { taught, now: clock.now() }, listing),

    one: async (taught: TaughtBy, id: string): Promise<Assignment> => {
      const shown = await presentOne(db, { taught, now: clock.now() }, id);
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
        const now = clock.now();
        const made = await findAssignment(tx, taught, id);
        if (made && made.teacherId !== taught.teacherId) throw failures.notFound();
        if (made) return presentOne(tx, { taught, now }, id);
        const showing = showingOf({ ...wanted, publishes }, now);
        refuseTimes({ ...texts, ...showing }, now);
        await refuseTooMany(tx, taught, errors);
        const audience = await audienceOf(tx, taught, wanted);
        const row = { id, ...texts, ...showing };
        // Somebody else's assignment may have this id.
        if (!(await insertAssignment(tx, taught, row, now))) throw failures.notFound();
        await putAudience(tx, id, audience);
        if (publishes) {
          const published = {
            ...showing,
            id,
            task: texts.task,
            classIds: audience.classIds,
            isFirst: true,
            isChanged: true,
          };
          await publish(tx, taught, published, now, errors);
        }
        const learners = isShown(showing, now) ? await listLearnerIds(tx, id) : [];
        if (isShown(showing, now)) await announceNew(announce, tx, { id, publishedAt: now }, learners);
        await tell(tx, [...(await listTeachers(tx, id)), ...learners], 'assignments');
        return presentOne(tx, { taught, now }, id);
      });
    },
  };
}

export type AssignmentStates = ReturnType<typeof assignmentStates>;

/** Closing and reopening, removing and restoring. */
export function assignmentStates(parts: ChangeParts) {
  const change = changing(parts);
  return {
    withdraw: (taught: TaughtBy, id: string): Promise<Assignment> =>
      change(taught, id, async (tx, row, now) => {
        if (row.removedAt) throw failures.notFound();
        if (row.publishedAt === null || isShown(row, now)) return false;
        await updateAssignment(tx, row, asDraft, now);
        return true;
      }),

    close: (taught: TaughtBy, { id, isClosed }: { id: string; isClosed: boolean }): Promise<Assignment> =>
      change(taught, id, async (tx, row, now) => {
        if (row.removedAt) throw failures.notFound();
        if (isClosed === (row.closedAt !== null)) return false;
        await updateAssignment(tx, row, isClosed ? { closedAt: now } : reopened(row, now), now);
        return true;
      }),

    remove: (taught: TaughtBy, id: string): Promise<Assignment> => change(taught, id, remove),

    restore: (taught: TaughtBy, id: string, errors: Refusals<'too-many-assignments'>): Promise<Assignment> =>
      change(taught, id, async (tx, row, now) => {
        if (!row.removedAt) return false;
        await refuseTooMany(tx, taught, errors);
        await updateAssignment(tx, row, { removedAt: null }, now);
        return true;
      }),
  };
}

/** That it was closed leaves a trace: what was finished meanwhile still doesn't count. */
function reopened({ closedAt, closedBefore }: AssignmentRow, now: Date) {
  const span = closedAt ? [{ from: closedAt.toISOString(), to: now.toISOString() }] : [];
  return { closedAt: null, closedBefore: [...closedBefore, ...span] };
}

export const remove: Change = async (tx, row, now) => {
  if (row.removedAt) return false;
  await updateAssignment(tx, row, { removedAt: now }, now);
  return true;
};

type ChangeParts = Pick<AssignmentParts, 'db' | 'clock' | 'tell' | 'announce'>;
type Change = (tx: Tx, row: AssignmentRow, now: Date) => Promise<boolean>;

/** Changes one assignment under a lock; after a change, tells everybody who has it on screen or had it before. */
export function changing({ db, clock, tell, announce }: ChangeParts) {
  const changeOne = changingOne({ tell, announce });
  return (taught: TaughtBy, id: string, work: Change): Promise<Assignment> =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'assignments', taught.teacherId);
      const now = clock.now();
      await changeOne(tx, { taught, now }, id, work);
      return presentOne(tx, { taught, now }, id);
    });
}

/** The same within a transaction in which the teacher's assignments are locked; answers whether anything changed. */
export function changingOne({ tell, announce }: Pick<ChangeParts, 'tell' | 'announce'>) {
  return async (tx: Tx, { taught, now }: { taught: TaughtBy; now: Date }, id: string, work: Change) => {
    const row = await holdRun(tx, taught, id);
    if (!row) throw failures.notFound();
    const before = isShown(row, now) ? await listLearnerIds(tx, id) : [];
    if (!(await work(tx, row, now))) return false;
    const after = await listLearnerIds(tx, id);
    const changed = await findAssignment(tx, taught, id);
    if (changed) await announceChange(announce, tx, { row, learners: before }, { row: changed, learners: after }, now);
    await tell(tx, [...row.teacherIds, ...(await listTeachers(tx, id)), ...before, ...after], 'assignments');
    return true;
  };
}

/** @throws `invalid-input` without a due time that the kind needs */
export function textsOf(
  wanted: WantedAssignment & Pick<PublishWish, 'publishAt'>,
  settings: KindSettings,
): AssignmentTexts {
  const { title, instructions, due, publishAt, isLateAllowed, points, counts, studentIds, task } = wanted;
  const setting = settings(task);
  if (setting.isDueNeeded && due === null) throw failures.invalidInput([{ path: 'due', problem: 'required' }]);
  return {
    title,
    instructions,
    task: setting.store(task),
    dueAt: due && instantOf(due),
    timeZone: (due ?? publishAt)?.timeZone ?? 'UTC',
    isLateAllowed,
    points,
    counts,
    isForSome: studentIds !== null,
  };
}

/**
 * @param setter whoever sets it, who has to teach the classes too
 * @throws `not-found` for a class or student that isn't the teacher's
 */
export async function audienceOf(
  tx: Tx,
  taught: TaughtBy,
  wanted: Pick<WantedAssignment, 'id' | 'classIds' | 'studentIds'>,
  setter = taught,
) {
  const audience = {
    classIds: [...new Set(wanted.classIds)],
    studentIds: wanted.studentIds && [...new Set(wanted.studentIds)],
  };
  const has = {
    classIds: (await listClassesOf(tx, taught, [wanted.id])).map(({ id }) => id),
    studentIds: (await listStudentsOf(tx, taught, [wanted.id])).map(({ studentId }) => studentId),
  };
  for (const teacher of new Set([taught, setter]))
    if (!(await isTaught(tx, teacher, audience, has))) throw failures.notFound();
  return audience;
}

/**
 * What a student was told stays true, and nobody ends up with more points than there are.
 *
 * @throws `points-returned` once points were returned, `invalid-input` with the fewest points possible
 */
export async function refusePoints(
  tx: Tx,
  row: AssignmentRow,
  points: number | null,
  errors: Refusals<'points-returned'>,
): Promise<void> {
  if (points === row.points) return;
  const { isTold, highest } = await findPoints(tx, row.id);
  if (isTold) throw errors['points-returned']();
  if (points === null || highest === null || points >= highest) return;
  throw failures.invalidInput([{ path: 'points', problem: 'too-low', min: Math.ceil(highest) }]);
}

/** Holds only while the teacher's assignments are locked. */
async function refuseTooMany(tx: Tx, taught: TaughtBy, errors: Refusals<'too-many-assignments'>): Promise<void> {
  if ((await countAssignments(tx, taught)) >= limits.assignmentsMax) throw errors['too-many-assignments']();
}
