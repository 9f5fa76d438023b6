import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import { movedBy } from '#platform/activity.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import { splitByDay } from './split-by-day.ts';
import type { DayRow, SessionRow } from './store.ts';
import { addDays, clearDays } from './store.ts';

export type DayParts = { tell: Tell; countActivity: CountActivity; takeBackActivity: TakeBackActivity };

const causeOf = ({ id }: SessionRow) => `study:${id}`;

/**
 * Counts a new session: in its days, and for the tasks of the day on which it ended.
 *
 * @returns the tasks it moved
 */
export async function countSession(
  { tell, countActivity }: DayParts,
  tx: Tx,
  own: OwnRows,
  session: SessionRow,
  now: Date,
): Promise<MovedTasks> {
  await addDays(tx, own, daysOf(session));
  const tasks = await countMinutes(countActivity, tx, own, session, now);
  await tell(tx, [own.userId], 'study-tracker');
  return tasks;
}

/**
 * Recounts a session that was changed, removed or restored. The days it touched before or touches now are summed again,
 * each session by the local time of where it happened.
 *
 * @returns the tasks it moved, back or on
 */
export async function recountSession(
  { tell, countActivity, takeBackActivity }: DayParts,
  tx: Tx,
  own: OwnRows,
  { before, after: session }: { before: SessionRow; after: SessionRow },
  now: Date,
): Promise<MovedTasks> {
  const touched = new Set([...daysOf(before), ...daysOf(session)].map(({ day }) => day));
  const sums = new Map<string, DayRow>();
  for (const each of await clearDays(tx, own, [...touched])) {
    for (const part of daysOf(each)) {
      if (!touched.has(part.day)) continue;
      const key = `${part.day} ${part.activity}`;
      sums.set(key, { ...part, seconds: part.seconds + (sums.get(key)?.seconds ?? 0) });
    }
  }
  await addDays(tx, own, [...sums.values()]);
  const back = await takeBackActivity(tx, own, causeOf(session), now);
  const on = session.removedAt ? [] : await countMinutes(countActivity, tx, own, session, now);
  await tell(tx, [own.userId], 'study-tracker');
  return movedBy(back, on);
}

async function countMinutes(
  countActivity: CountActivity,
  tx: Tx,
  own: OwnRows,
  session: SessionRow,
  now: Date,
): Promise<MovedTasks> {
  const day = localDay(session.endedAt, session.timeZone);
  const ofThatDay = splitByDay(session).find((part) => part.day === day);
  const amount = Math.floor((ofThatDay?.seconds ?? 0) / 60);
  // Only time measured by the clock was seen; minutes entered by hand are the student's own word.
  const source = session.source === 'timer' ? 'activity' : 'self';
  const cause = causeOf(session);
  const studied = { kind: 'minutes-studied', amount, cause, day, studying: session.activity, source } as const;
  return amount > 0 ? countActivity(tx, own, studied, now) : [];
}

const daysOf = (session: SessionRow): DayRow[] =>
  splitByDay(session).map((part) => ({ ...part, activity: session.activity }));
