import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { Activity, CountActivity, TakeBackActivity } from '#platform/activity.ts';
import { localDay } from '#platform/local-day.ts';
import type { FinishParts } from './finish-task.ts';
import { finishTask } from './finish-task.ts';
import type { DayParts } from './make-tasks.ts';
import { ensureTasks } from './make-tasks.ts';
import { causeFor, isCountedBy, stepOf } from './rules.ts';
import type { MoveRow, TaskRow } from './store.ts';
import { findCalendar, holdOpen, holdProfile, insertMove, listOpen, removeMoves, updateTask } from './store.ts';

type MovedTask = NonNullable<MovedTasks>[number];
type Parts = FinishParts & DayParts;

export function countActivity(parts: Parts): CountActivity {
  return async (tx, own, activity, now) => {
    const calendar = await findCalendar(tx, own);
    if (calendar === null || activity.amount < 1) return [];
    const { timeZone, latestDay } = calendar;
    const day = localDay(now, timeZone);
    if (activity.day && activity.day !== day) return [];
    // A time from a device whose clock is ahead counts as now.
    if (activity.at && activity.at < now && localDay(activity.at, timeZone) !== day) return [];
    // What a student does before looking at the day's tasks counts for them, too.
    if (latestDay !== day) await ensureTasks(parts, tx, own, { day, timeZone }, now);
    const counting = (open: readonly TaskRow[]) =>
      open.flatMap((task) => {
        const template = parts.templates().get(task.templateId);
        return template && isCountedBy(template, activity) ? { task, cause: causeFor(template, activity) } : [];
      });
    // Most activities move no task, and those needn't wait for a lock.
    if (counting(await listOpen(tx, own, day)).length === 0) return [];
    await holdProfile(tx, own);
    const moved: MovedTask[] = [];
    let hasFinished = false;
    for (const { task, cause } of counting(await holdOpen(tx, own, day))) {
      const after = await move(parts, tx, own, task, { ...activity, cause }, now);
      if (!after) continue;
      moved.push(after);
      hasFinished ||= after.progress >= task.target;
    }
    if (moved.length > 0) await parts.tell(tx, [own.userId], 'daily-tasks');
    return hasFinished ? null : moved;
  };
}

/** @returns null when the cause has already moved the task */
async function move(
  parts: Parts,
  tx: Tx,
  own: OwnRows,
  task: TaskRow,
  { cause, amount, source = 'activity' }: Activity,
  now: Date,
): Promise<MovedTask | null> {
  const step = stepOf(task, amount);
  if (!(await insertMove(tx, own, { taskId: task.id, cause, source, amount: step, movedAt: now }))) return null;
  const progress = task.progress + step;
  const byActivity = task.byActivity + seen({ source, amount: step });
  await updateTask(tx, own, task.id, { progress, byActivity }, now);
  if (progress >= task.target) await finishTask(parts, tx, own, task, now);
  return { id: task.id, progress, byActivity };
}

/** The part of a move that the product itself saw. */
const seen = ({ source, amount }: Pick<MoveRow, 'source' | 'amount'>) => (source === 'activity' ? amount : 0);

export function takeBackActivity({ tell }: Pick<Parts, 'tell'>): TakeBackActivity {
  return async (tx, own, cause, now) => {
    const timeZone = await holdProfile(tx, own);
    if (timeZone === null) return [];
    const removed = await removeMoves(tx, own, localDay(now, timeZone), cause);
    const moved: MovedTask[] = [];
    for (const [task, move] of removed) {
      const change = { progress: task.progress - move.amount, byActivity: task.byActivity - seen(move) };
      await updateTask(tx, own, task.id, change, now);
      moved.push({ id: task.id, ...change });
    }
    if (moved.length > 0) await tell(tx, [own.userId], 'daily-tasks');
    return moved;
  };
}
