import type { AssignedTask } from '@wordgrove/contract/assignments';
import type { Db, Tx } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { termsFor } from './own-service.ts';
import { briefTask } from './own-store.ts';
import { presentOwn } from './present.ts';
import { isTaken } from './rules.ts';
import { findMadeTask } from './store.ts';
import { readDone } from './work-service.ts';
import { findOwn, putWork } from './work-store.ts';

/** What a play of it asks, and whether it would count. */
export type Assigned = { task: AssignedTask; isTaken: boolean };

/** Of a student who has it, or of the teacher who made it, whose looks count for nothing; null of anybody else's. */
export function findAssigned({ db, clock }: { db: Db; clock: Clock }) {
  return async (own: OwnRows, id: string): Promise<Assigned | null> => {
    const row = await findOwn(db, own, id);
    if (row) return { task: row.assignment.task, isTaken: isTaken(await termsFor(db, own, row), clock.now()) };
    const made = await findMadeTask(db, own.userId, id);
    return made && { task: made, isTaken: false };
  };
}

export type NoteAttempt = (tx: Tx, own: OwnRows, id: string, now: Date) => Promise<void>;

/**
 * Takes note of an attempt that began or ended: its student's and teacher's screens are told, and once what counts has
 * reached the target the work is turned in by itself.
 */
export function noteAttempt({ tell }: { tell: Tell }): NoteAttempt {
  return async (tx, own, id, now) => {
    await takeTurns(tx, 'assignment-work', `${own.userId}:${id}`);
    const row = await findOwn(tx, own, id);
    if (!row) return;
    const task = briefTask(row.assignment.task, null);
    const brief = { ...row, row: { ...row.assignment, task } };
    const shown = presentOwn(brief, own.userId, await readDone(tx, [id], own.userId), now);
    const { target } = shown.task;
    const isReached = target !== null && shown.percent !== null && shown.percent >= target;
    if (isReached && shown.isOpen && shown.turnedInAt === null)
      await putWork(tx, { studentId: own.userId, assignmentId: id }, { turnedInAt: now }, now);
    await tell(tx, [own.userId, row.assignment.teacherId], 'assignments');
  };
}
