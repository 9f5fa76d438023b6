import type { Db } from '#db/client.ts';
import type { StoredTask } from '#db/schema/all.ts';
import { takeTurns } from '#db/turns.ts';
import type { KindName, Progress } from '#features/assignments/kinds/kind.ts';
import { goalMaterial } from '#features/assignments/kinds/word-goals/goal-round.ts';
import { termsFor } from '#features/assignments/own-service.ts';
import { workOf } from '#features/assignments/present.ts';
import type { Terms } from '#features/assignments/rules.ts';
import { isOpenAt, isTaken } from '#features/assignments/rules.ts';
import { findMade } from '#features/assignments/store.ts';
import { readDone } from '#features/assignments/work-service.ts';
import { findOwn, turnIn } from '#features/assignments/work-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { FindRoundSource, NoteAttempt } from '#platform/round-source.ts';
import { askedMaterial } from './deck-words.ts';
import { countAsked } from './game-store.ts';

/**
 * The material of a round for a student who has the assignment, or for a teacher who has it, whose plays count for
 * nothing. The assignment's own game uses the teacher's settings, whatever was wished for, and is an attempt while
 * attempts are accepted; any other game with the same words is practice, and so is any with words to learn.
 */
export function assignedSource({ db, clock }: { db: Db; clock: Clock }): FindRoundSource {
  return async (own, wish) => {
    if (wish.source.kind !== 'assignment') return null;
    const { assignmentId } = wish.source;
    const now = clock.now();
    const row = await findOwn(db, own, assignmentId, now);
    const made = row ? row.assignment : await findMade(db, own.userId, assignmentId);
    if (row && isGoal(row.assignment.task)) {
      const material = await goalMaterial(db, own, { id: assignmentId, type: wish.type }, clock.now());
      return { wish, material, attempt: null };
    }
    const task = made?.task;
    if (!made || task?.kind !== 'game') return null;
    // Practising what a test will ask would give it away, before and after.
    if (row && task.test) return null;
    const isList = task.material.kind === 'words' || task.material.kind === 'deck';
    const asked = isList ? await countAsked(db, own, assignmentId) : undefined;
    const material = await askedMaterial(db, { id: assignmentId, teacherId: made.teacherId, task }, asked);
    const { type, mode, items, timer } = task;
    if (type !== wish.type) return { wish, material, attempt: null };
    const isAttempt = row !== null && isTaken(await termsFor(db, own, row), now);
    return { wish: { ...wish, mode, items, timer }, material, attempt: isAttempt ? assignmentId : null };
  };
}

const isGoal = ({ kind }: { kind: KindName }) => kind === 'words' || kind === 'outcome';

/**
 * Handles an attempt that began or ended: tells the student's and the teacher's screens, and turns the work in once the
 * counted percentage reaches the target.
 */
export function noteAttempt({ tell }: { tell: Tell }): NoteAttempt {
  return async (tx, own, id, now) => {
    await takeTurns(tx, 'assignment', `${own.userId}:${id}`);
    const row = await findOwn(tx, own, id, now);
    if (!row) return;
    const { assignment, teacherIds } = row;
    const { terms, work } = workOf(assignment, own.userId, await readDone(tx, [assignment], now, own.userId));
    if (work.turnedInAt === null && isDone(assignment.task, work, terms, now))
      await turnIn(tx, own, id, { at: now, now });
    await tell(tx, [own.userId, ...teacherIds], 'assignments');
  };
}

/** A test is done with its only try, also one that closing has ended. */
function isDone(
  task: StoredTask,
  { percent, attempts }: Pick<Progress, 'percent' | 'attempts'>,
  terms: Terms,
  now: Date,
) {
  if (task.kind !== 'game') return false;
  if (task.test) return attempts.length > 0 && isTaken(terms, now);
  return task.target !== null && percent !== null && percent >= task.target && isOpenAt(terms, now);
}
