import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { TaskRow } from './store.ts';
import { countPaid, updateTask } from './store.ts';

export type FinishParts = {
  /** Awards XP once per reason; returns what was given. */
  awardXp: (tx: Tx, own: OwnRows, award: { reason: string; amount: number; at: Date }) => Promise<number>;
  /** Records on the profile when a task was last completed. */
  noteTaskCompleted: (tx: Tx, own: OwnRows, now: Date) => Promise<void>;
};

/**
 * Completes an open task that this transaction locked with `holdProfile`, and pays for it. At most six tasks of a day
 * are paid: otherwise asking for new ones all day would print XP. Within 24 hours at most two days' worth is paid,
 * wherever those days began.
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
