import { takeTurns } from '#db/turns.ts';
import { putWork, turnIn } from '#features/assignments/work-store.ts';
import type { NoteEvidence } from '#platform/evidence.ts';
import type { Tell } from '#platform/live.ts';
import { listOpen, waitingFor } from './goal-store.ts';

/**
 * Handles evidence about words of homework: tells the student's and the teachers' screens, and turns each work in whose
 * words are now there, as of that evidence. When evidence is undone, the turn-in that it caused is taken back, as the
 * student could do by hand.
 */
export function noteEvidence({ tell }: { tell: Tell }): NoteEvidence {
  return {
    waiting: waitingFor,
    note: async (tx, own, { waiting, at, isUndone }, now) => {
      await takeTurns(tx, 'assignment', ...waiting.map((id) => `${own.userId}:${id}`));
      // One of them may have been turned in or extended meanwhile.
      const open = await listOpen(tx, own, { ids: waiting, at }, now);
      for (const { id, since, isDone, isIn, canTakeBack } of open) {
        const work = { studentId: own.userId, assignmentId: id };
        if (isDone && !isIn) await turnIn(tx, own, id, { at: since, now });
        if (isUndone && isIn && !isDone && canTakeBack) await putWork(tx, work, { turnedInAt: null }, now);
      }
      await tell(tx, [own.userId, ...open.flatMap(({ teacherIds }) => teacherIds)], 'assignments');
    },
  };
}
