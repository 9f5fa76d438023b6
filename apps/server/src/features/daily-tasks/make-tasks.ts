import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import type { Random } from '#platform/random.ts';
import type { ReadBoard, TaskContent } from './board.ts';
import { readStreakDays } from './board-store.ts';
import type { Standing, Waiting } from './draw.ts';
import { chanceOf, drawTasks, fitting, isOnlyNoted } from './draw.ts';
import type { NewTask } from './set-store.ts';
import { archiveOpen, countSets, findSet, insertSet, listOn, noteReached, removeOldTraces } from './set-store.ts';
import type { TaskRow } from './store.ts';
import { holdProfile } from './store.ts';
import type { DayThere } from './streak.ts';
import { closedStreak, isReached } from './streak.ts';

export type DayParts = Pick<TaskContent, 'templates'> & {
  random: Random;
  tell: Tell;
  /** What the student has to review and to read. */
  findWaiting: (tx: Tx, own: OwnRows, timeZone: string, now: Date) => Promise<Waiting>;
};

export type MakingParts = DayParts & { db: Db; clock: Clock; readBoard: ReadBoard };

type Reader = Pick<Caller, 'timeZone'>;

export type TaskMaking = {
  generate: Call<'dailyTasks.generate', [OwnRows, Reader]>;
  regenerate: Call<'dailyTasks.regenerate', [OwnRows, Reader]>;
};

/** Makes a student's tasks: the first ones of a local day, and new ones in place of those still open. */
export function taskMaking(parts: MakingParts): TaskMaking {
  const { db, clock, readBoard } = parts;
  return {
    generate: async (own, { timeZone }, { language }) => {
      const now = clock.now();
      const today = { day: localDay(now, timeZone), timeZone };
      await inTransaction(db, (tx) => ensureTasks(parts, tx, own, today, now));
      return readBoard(own, today, language);
    },

    regenerate: async (own, { timeZone }, { id, language }, errors) => {
      const now = clock.now();
      const today = { day: localDay(now, timeZone), timeZone };
      await inTransaction(db, async (tx) => {
        await holdProfile(tx, own);
        if (!(await findSet(tx, own, id))) await renew(parts, tx, own, { id, ...today, createdAt: now }, errors);
      });
      return readBoard(own, today, language);
    },
  };
}

/** Makes the first tasks of a local day, unless it has some. Locks the profile. */
export async function ensureTasks(
  parts: DayParts,
  tx: Tx,
  own: OwnRows,
  { day, timeZone }: DayThere,
  now: Date,
): Promise<void> {
  await holdProfile(tx, own);
  if ((await countSets(tx, own, day)) > 0) return;
  const set = { id: parts.random.uuid(), day, timeZone, createdAt: now };
  const waiting = await parts.findWaiting(tx, own, timeZone, now);
  await beginDay(parts, tx, own, set, draw(parts, { seed: `${own.userId}:${day}`, waiting }));
}

type NewSet = { id: string; day: string; timeZone: string; createdAt: Date };

/** Makes the first tasks of a day and stores the streak up to the days before. */
async function beginDay(parts: DayParts, tx: Tx, own: OwnRows, set: NewSet, tasks: NewTask[]): Promise<void> {
  const { days, soFar } = await readStreakDays(tx, own, set.day);
  const streakSoFar = closedStreak(days, set.day, soFar ?? undefined);
  // Somebody else already chose this id.
  if (!(await insertSet(tx, own, { ...set, kind: 'first', streakSoFar }, tasks))) throw failures.notFound();
  await removeOldTraces(tx, own, new Date(set.createdAt.getTime() - limits.taskTraceDays * dayMs));
  await parts.tell(tx, [own.userId], 'daily-tasks');
}

async function renew(
  parts: MakingParts,
  tx: Tx,
  own: OwnRows,
  set: NewSet,
  errors: Refusals<'too-many-task-sets'>,
): Promise<void> {
  const { day, timeZone, createdAt } = set;
  const sets = await countSets(tx, own, day);
  if (sets >= limits.taskSetsPerDay) throw errors['too-many-task-sets']();
  const before = await listOn(tx, own, day);
  const counting = before.filter(({ archivedAt }) => archivedAt === null);
  const completed = counting.filter(({ completedAt }) => completedAt !== null).length;
  if (isReached({ completed, total: counting.length })) await noteReached(tx, own, day, createdAt);
  const waiting = await parts.findWaiting(tx, own, timeZone, createdAt);
  await archiveOpen(tx, own, day, createdAt);
  const tasks = draw(parts, { seed: set.id, waiting, standing: standingOf(parts, counting) });
  // Without earlier sets these are the day's first tasks.
  if (sets === 0) return beginDay(parts, tx, own, set, tasks);
  if (!(await insertSet(tx, own, { ...set, kind: 'again', streakSoFar: null }, tasks))) throw failures.notFound();
  await parts.tell(tx, [own.userId], 'daily-tasks');
}

/** Completed tasks stay on the day, so they take of what may be noted by students alone. */
function standingOf({ templates }: MakingParts, counting: readonly TaskRow[]): Standing {
  const isNoted = ({ templateId, completedAt }: TaskRow) => {
    const template = templates().get(templateId);
    return completedAt !== null && template !== undefined && isOnlyNoted(template);
  };
  return { avoided: new Set(counting.map(({ templateId }) => templateId)), noted: counting.filter(isNoted).length };
}

type Drawing = { seed: string; waiting: Waiting; standing?: Standing };

/** The same seed draws the same tasks, so that simultaneous requests can't differ. */
function draw({ templates, random }: DayParts, { seed, waiting, standing }: Drawing): NewTask[] {
  const drawn = drawTasks(fitting([...templates().values()], waiting), chanceOf(`tasks:${seed}`), standing);
  return drawn.map(({ template, priority }, place) => ({
    id: random.uuid(),
    place,
    templateId: template.id,
    type: template.category,
    priority,
    target: template.target,
    xp: template.xp,
  }));
}
