import type { OwnRows } from '#http/context.ts';
import type { Activities, Activity, CountActivity, TakeBackActivity } from '#platform/activity.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import type { DayParts } from './make-tasks.ts';
import { ensureTasks } from './make-tasks.ts';
import { takeBackMoves } from './move-store.ts';
import type { MoveTasks, Moving } from './move-tasks.ts';
import { causeFor, gameCause, isCountedBy, stepsOf } from './rules.ts';
import { findCalendar, holdOpen, holdProfile } from './store.ts';

type Parts = DayParts & { move: MoveTasks };

export function countActivity(parts: Parts): CountActivity {
  const templateFor = (activity: Activity | Activities, templateId: string) => {
    const template = parts.templates().get(templateId);
    return template && isCountedBy(template, activity) ? template : null;
  };
  return async (tx, own, activity, now) => {
    const causes = 'causes' in activity ? activity.causes : [activity.cause];
    if (causes.length === 0 || activity.amount < 1) return [];
    const calendar = await findCalendar(tx, own);
    if (calendar === null) return [];
    const { timeZone, latestDay } = calendar;
    const day = localDay(now, timeZone);
    if (activity.day && activity.day !== day) return [];
    // A time from a device whose clock is ahead counts as now.
    if (activity.at && activity.at < now && localDay(activity.at, timeZone) !== day) return [];
    const { game } = activity;
    // What a student does before looking at the day's tasks counts for them, too.
    if (latestDay !== day) await ensureTasks(parts, tx, own, { day, timeZone }, now);
    // Most activities move no task, and those needn't wait for a lock.
    else if (!calendar.open.some((templateId) => templateFor(activity, templateId))) return [];
    else await holdProfile(tx, own);
    const open = await holdOpen(tx, own, day, game === undefined ? causes : [...causes, gameCause(game)]);
    const moving = open.flatMap(({ movedBy, ...task }): Moving | [] => {
      const template = templateFor(activity, task.templateId);
      if (!template) return [];
      const counted = causes.map((cause) => causeFor(template, { ...activity, cause }));
      const steps = stepsOf(task, { ...activity, causes: counted, movedBy });
      return steps.length > 0 ? { task, steps } : [];
    });
    if (moving.length === 0) return [];
    const moved = await parts.move(tx, own, moving, day, now);
    if (moved.some(({ isFinished }) => isFinished)) return null;
    return moved.map(({ id, progress, byActivity }) => ({ id, progress, byActivity }));
  };
}

export function takeBackActivity({ tell }: { tell: Tell }): TakeBackActivity {
  return async (tx, own: OwnRows, cause, now) => {
    const timeZone = await holdProfile(tx, own);
    if (timeZone === null) return [];
    const moved = await takeBackMoves(tx, own, { day: localDay(now, timeZone), cause, now });
    if (moved.length > 0) await tell(tx, [own.userId], 'daily-tasks');
    return moved;
  };
}
