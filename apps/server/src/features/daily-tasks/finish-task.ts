import { dayMs, limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { TaskRow } from './store.ts';
import { countPaid, updateTask } from './store.ts';

export type FinishParts = {
  /** Gives XP once for a reason, and returns what was given. */
  awardXp: (tx: Tx, own: OwnRows, award: { reason: string; amount: number; at: Date }) => Promise<number>;
  /** Writes on the profile when a task was last completed. */
  noteTaskCompleted: (tx: Tx, own: OwnRows, now: Date) => Promise<void>;
};

/**
 * Completes an open task, which `holdProfile` keeps for this transaction, and pays for it. After the day's sixth that was
 * paid for tasks give none: asking for new ones all day would print XP. Two days' tasks in 24 hours are the end too,
 * wherever the days began.
 */
export async function finishTask(parts: FinishParts, tx: Tx, own: OwnRows, task: TaskRow, now: Date): Promise<void> {
  const { ofDay, lately } = await countPaid(tx, own, task.day, new Date(now.getTime() - dayMs));
  const { paidTasksPerDay, paidDaysIn24Hours } = limits;
  const isPaid = ofDay < paidTasksPerDay && lately < paidTasksPerDay * paidDaysIn24Hours;
  const award = { reason: `task:${task.id}`, amount: task.xp, at: now };
  const xpGiven = isPaid ? await parts.awardXp(tx, own, award) : 0;
  await updateTask(tx, own, task.id, { progress: task.target, completedAt: now, xpGiven }, now);
  await parts.noteTaskCompleted(tx, own, now);
}
