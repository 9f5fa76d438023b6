import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { Told } from '#platform/live.ts';
import { currentWriteId } from '#platform/write-id.ts';
import type { PayParts } from './move-store.ts';
import { countPaid, moveStore } from './move-store.ts';
import type { Step } from './rules.ts';
import { afterSteps, mayPay } from './rules.ts';
import type { OpenTask } from './store.ts';

/** An open task and what moves it; nothing does, if it is at its target and wasn't completed. */
export type Moving = { task: OpenTask; steps: readonly Step[] };

export type MovedTask = Pick<OpenTask, 'id' | 'progress' | 'byActivity'> & { isFinished: boolean };

export type MoveParts = PayParts & {
  told: Told;
  /** Raises the level on the profile, if XP that were added have reached the next. */
  keepLevel: (tx: Tx, own: OwnRows, gained: { totalXp: number; level: number }, now: Date) => Promise<void>;
};

/**
 * Moves open tasks of one day that this transaction has locked, as it has the profile; completes and pays those that
 * reach their targets. However many they are, it takes the same few statements.
 *
 * @param today the student's local day, of which the XP are
 */
export type MoveTasks = (
  tx: Tx,
  own: OwnRows,
  moving: readonly Moving[],
  today: string,
  now: Date,
) => Promise<MovedTask[]>;

export function moveTasks({ told, keepLevel, ...pay }: MoveParts): MoveTasks {
  const write = moveStore(pay);
  return async (tx, own, moving, today, now) => {
    const moved = moving.map(({ task, steps }) => ({ ...task, ...afterSteps(task, steps) }));
    const finished = moved.filter(({ isFinished }) => isFinished);
    const most = finished.length > 0 ? mayPay(await countPaid(tx, own, finished[0]?.day ?? today, now)) : 0;
    const paid = new Set(finished.slice(0, most).map(({ id }) => id));
    const tasks = moved.map(({ id, progress, byActivity, isFinished, xp }) => {
      return { id, progress, byActivity, isFinished, pays: paid.has(id) ? xp : null };
    });
    const moves = moving.flatMap(({ task, steps }) => steps.map((step) => ({ taskId: task.id, ...step })));
    const { totalXp, level, xid } = await write(tx, own, { tasks, moves, today, now, writeId: currentWriteId() });
    told(xid);
    if (totalXp !== null && level !== null) await keepLevel(tx, own, { totalXp, level }, now);
    return tasks;
  };
}
