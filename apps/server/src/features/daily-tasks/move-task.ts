import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failure, failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import type { ReadBoard } from './board.ts';
import type { FinishParts } from './finish-task.ts';
import { finishTask } from './finish-task.ts';
import type { TaskRow } from './store.ts';
import { findTask, holdTasks, insertMove, sumOwnSteps, updateTask } from './store.ts';

export type MovingParts = FinishParts & { db: Db; clock: Clock; tell: Tell; board: ReadBoard };

type Reader = Pick<Caller, 'timeZone'>;
type Wish = { id: string; language: Language };

export type TaskMoving = ReturnType<typeof taskMoving>;

/** What a student does to an own task of today by hand. */
export function taskMoving(parts: MovingParts) {
  const moving = (own: OwnRows, { timeZone }: Reader, { id, language }: Wish, progressOf: (task: TaskRow) => number) =>
    inTransaction(parts.db, async (tx): Promise<TaskBoard> => {
      const now = parts.clock.now();
      const day = localDay(now, timeZone);
      await holdTasks(tx, own);
      const task = await findTask(tx, own, id);
      if (!task) throw failures.notFound();
      if (task.day !== day || task.archivedAt) throw failure('task-closed', 409);
      const progress = progressOf(task);
      if (!task.completedAt && (progress > task.progress || progress >= task.target))
        await moveTo(parts, tx, own, task, progress, now);
      return parts.board(tx, own, { day, timeZone }, language);
    });

  return {
    advance: (own: OwnRows, reader: Reader, { progress, ...wish }: Wish & { progress: number }) =>
      moving(own, reader, wish, (task) => {
        const { target } = task;
        const next = Math.min(task.progress + 1, target);
        if (progress > next) throw failure('progress-refused', 409, { progress: task.progress, target });
        return progress;
      }),

    complete: (own: OwnRows, reader: Reader, wish: Wish) => moving(own, reader, wish, ({ target }) => target),
  };
}

/** The causes of a student's own steps are numbered by themselves, whatever else moved in between or was taken back. */
async function moveTo(
  parts: MovingParts,
  tx: Tx,
  own: OwnRows,
  task: TaskRow,
  progress: number,
  now: Date,
): Promise<void> {
  const amount = progress - task.progress;
  if (amount > 0) {
    const cause = `own:${(await sumOwnSteps(tx, own, task.id)) + amount}`;
    await insertMove(tx, own, { taskId: task.id, cause, source: 'self', amount, movedAt: now });
    await updateTask(tx, own, task.id, { progress }, now);
  }
  if (progress >= task.target) await finishTask(parts, tx, own, task, now);
  await parts.tell(tx, [own.userId], 'daily-tasks');
}
