import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failure, failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import type { Random } from '#platform/random.ts';
import type { ReadBoard, TaskContent } from './board.ts';
import { chanceOf, drawTasks, fitting } from './draw.ts';
import type { NewTask } from './set-store.ts';
import { archiveOpen, countSets, findSet, insertSet, listOn, noteReached, removeOldTraces } from './set-store.ts';
import { holdTasks } from './store.ts';
import { isReached } from './streak.ts';

export type MakingParts = Pick<TaskContent, 'templates'> & {
  db: Db;
  clock: Clock;
  random: Random;
  tell: Tell;
  board: ReadBoard;
  /** How many cards a student is still asked today. */
  cardsWaiting: (tx: Tx, own: OwnRows, timeZone: string, now: Date) => Promise<number>;
};

type Reader = Pick<Caller, 'timeZone'>;

export type TaskMaking = ReturnType<typeof taskMaking>;

/** Making a student's tasks: the first of a local day, and new ones instead of what is left of them. */
export function taskMaking(parts: MakingParts) {
  const { db, clock, random, tell, board } = parts;
  return {
    generate: (own: OwnRows, { timeZone }: Reader, language: Language): Promise<TaskBoard> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const day = localDay(now, timeZone);
        await holdTasks(tx, own);
        if ((await countSets(tx, own, day)) === 0) {
          const cards = await parts.cardsWaiting(tx, own, timeZone, now);
          const tasks = draw(parts, { seed: `${own.userId}:${day}`, cards });
          await insertSet(tx, own, { id: random.uuid(), kind: 'first', day, timeZone, createdAt: now }, tasks);
          await removeOldTraces(tx, own, new Date(now.getTime() - limits.taskTraceDays * 86_400_000));
          await tell(tx, [own.userId], 'daily-tasks');
        }
        return board(tx, own, { day, timeZone }, language);
      }),

    regenerate: (own: OwnRows, { timeZone }: Reader, id: string, language: Language): Promise<TaskBoard> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const day = localDay(now, timeZone);
        await holdTasks(tx, own);
        if (!(await findSet(tx, own, id))) await renew(parts, tx, own, { id, day, timeZone, createdAt: now });
        return board(tx, own, { day, timeZone }, language);
      }),
  };
}

type NewSet = { id: string; day: string; timeZone: string; createdAt: Date };

async function renew(parts: MakingParts, tx: Tx, own: OwnRows, set: NewSet): Promise<void> {
  const { day, timeZone, createdAt } = set;
  const sets = await countSets(tx, own, day);
  if (sets >= limits.taskSetsPerDay) throw failure('too-many-task-sets', 409);
  const before = await listOn(tx, own, day);
  const counting = before.filter(({ archivedAt }) => archivedAt === null);
  const completed = counting.filter(({ completedAt }) => completedAt !== null).length;
  if (isReached({ completed, total: counting.length })) await noteReached(tx, own, day, createdAt);
  const cards = await parts.cardsWaiting(tx, own, timeZone, createdAt);
  const avoided = new Set(counting.map(({ templateId }) => templateId));
  await archiveOpen(tx, own, day, createdAt);
  // Asked for before the day's first were made, these are the first.
  const kind = sets === 0 ? 'first' : 'again';
  // An id that somebody else chose before.
  const tasks = draw(parts, { seed: set.id, cards, avoided });
  if (!(await insertSet(tx, own, { ...set, kind }, tasks))) throw failures.notFound();
  await parts.tell(tx, [own.userId], 'daily-tasks');
}

type Drawing = { seed: string; cards: number; avoided?: ReadonlySet<string> };

/** The same seed draws the same, so that asking at the same time from two places can't differ. */
function draw({ templates, random }: MakingParts, { seed, cards, avoided }: Drawing): NewTask[] {
  const drawn = drawTasks(fitting([...templates().values()], cards), chanceOf(`tasks:${seed}`), avoided);
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
