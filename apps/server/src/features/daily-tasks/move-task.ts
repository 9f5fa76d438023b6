import { randomUUID } from 'node:crypto';
import type { Language } from '@wordgrove/contract/languages';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Told } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import { currentWriteId } from '#platform/write-id.ts';
import type { ReadBoard } from './board.ts';
import { stepOn } from './board-store.ts';
import type { MoveTasks } from './move-tasks.ts';
import type { TaskRow } from './store.ts';
import { holdTask } from './store.ts';
import type { DayThere } from './streak.ts';

export type MovingParts = {
  db: Db;
  clock: Clock;
  told: Told;
  move: MoveTasks;
  readBoard: ReadBoard;
};

type Reader = Pick<Caller, 'timeZone'>;
type Wish = { id: string; language: Language };

export type TaskMoving = {
  advance: Call<'dailyTasks.advance', [OwnRows, Reader]>;
  complete: Call<'dailyTasks.complete', [OwnRows, Reader]>;
};

/** What a student does by hand to one of today's own tasks. */
export function taskMoving(parts: MovingParts): TaskMoving {
  const { db, clock, readBoard, told } = parts;

  /** The board is read after the transaction, so that nobody waits for it. */
  const moving = async (
    own: OwnRows,
    today: DayThere,
    { id, language }: Wish,
    progressOf: (task: TaskRow) => number,
    errors: Refusals<'task-closed'>,
  ) => {
    await inTransaction(db, async (tx) => {
      const held = await holdTask(tx, own, id);
      if (!held) throw failures.notFound();
      const { task, timeZone } = held;
      if (task.day !== today.day || task.archivedAt) throw errors['task-closed']();
      const progress = progressOf(task);
      if (!task.completedAt && (progress > task.progress || progress >= task.target))
        await moveTo(parts, tx, own, task, progress, timeZone);
    });
    return readBoard(own, today, language);
  };

  return {
    advance: async (own, { timeZone }, { progress, ...wish }, errors) => {
      const now = clock.now();
      const today = { day: localDay(now, timeZone), timeZone };
      const step = { userId: own.userId, day: today.day, id: wish.id, progress, now, writeId: currentWriteId() };
      const stepped = await stepOn(db, step);
      if (stepped) {
        told(stepped);
        return { id: wish.id, progress, board: null };
      }
      const board = await moving(
        own,
        today,
        wish,
        (task) => {
          const { target } = task;
          const next = Math.min(task.progress + 1, target);
          if (progress > next) throw errors['progress-refused']({ data: { progress: task.progress, target } });
          return progress;
        },
        errors,
      );
      const stands = board.tasks.find(({ id }) => id === wish.id);
      return { id: wish.id, progress: stands?.progress ?? progress, board };
    },

    complete: (own, { timeZone }, wish, errors) =>
      moving(own, { day: localDay(clock.now(), timeZone), timeZone }, wish, ({ target }) => target, errors),
  };
}

async function moveTo(
  { move, clock }: MovingParts,
  tx: Tx,
  own: OwnRows,
  task: TaskRow,
  progress: number,
  timeZone: string,
): Promise<void> {
  const now = clock.now();
  const amount = progress - task.progress;
  // A student's own steps get a unique cause: each was already judged by the task's progress.
  const step = { cause: `own:${randomUUID()}`, source: 'self', amount } as const;
  await move(tx, own, [{ task, steps: amount > 0 ? [step] : [] }], localDay(now, timeZone), now);
}
