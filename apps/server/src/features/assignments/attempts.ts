import type { AssignedTask } from '@wordgrove/contract/assignments';
import type { Db } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { FindRoundSource, NoteAttempt, SourceMaterial } from '#platform/round-source.ts';
import { termsFor } from './own-service.ts';
import { briefTask } from './own-store.ts';
import { presentOwn } from './present.ts';
import { isTaken } from './rules.ts';
import { findMadeTask } from './store.ts';
import { readDone } from './work-service.ts';
import { countAsked, findOwn, putWork } from './work-store.ts';

/** @param asked how often earlier attempts asked for each word of a list */
export function materialOf(
  material: AssignedTask['material'],
  asked: ReadonlyMap<string, number> = new Map(),
): SourceMaterial {
  if (material.kind !== 'words') return material;
  return { kind: 'words', words: material.words.flatMap(({ word }) => word ?? []), asked };
}

/**
 * The material of a round for a student who has the assignment, or for the teacher who made it, whose plays count for
 * nothing. The assignment's own game uses the teacher's settings, whatever was wished for, and is an attempt while
 * attempts are accepted; any other game with the same words is practice.
 */
export function assignedSource({ db, clock }: { db: Db; clock: Clock }): FindRoundSource {
  return async (own, wish) => {
    if (wish.source.kind !== 'assignment') return null;
    const { assignmentId } = wish.source;
    const row = await findOwn(db, own, assignmentId);
    const task = row ? row.assignment.task : await findMadeTask(db, own.userId, assignmentId);
    if (!task) return null;
    const material =
      task.material.kind === 'words'
        ? materialOf(task.material, await countAsked(db, own, assignmentId))
        : materialOf(task.material);
    const { type, mode, items, timer } = task;
    if (type !== wish.type) return { wish, material, attempt: null };
    const isAttempt = row !== null && isTaken(await termsFor(db, own, row), clock.now());
    return { wish: { ...wish, mode, items, timer }, material, attempt: isAttempt ? assignmentId : null };
  };
}

/**
 * Handles an attempt that began or ended: tells the student's and the teacher's screens, and turns the work in once the
 * counted percentage reaches the target.
 */
export function noteAttempt({ tell }: { tell: Tell }): NoteAttempt {
  return async (tx, own, id, now) => {
    await takeTurns(tx, 'assignment', `${own.userId}:${id}`);
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
