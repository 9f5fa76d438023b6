import type { TaskTemplate } from '@wordgrove/content';
import type { ReadBoard } from '#features/daily-tasks/board.ts';
import { boardPresenter } from '#features/daily-tasks/board.ts';
import { readBoardRows } from '#features/daily-tasks/board-store.ts';
import { countActivity, takeBackActivity } from '#features/daily-tasks/count-activity.ts';
import type { MakingParts } from '#features/daily-tasks/make-tasks.ts';
import { taskMaking } from '#features/daily-tasks/make-tasks.ts';
import { taskMoving } from '#features/daily-tasks/move-task.ts';
import type { DailyTaskParts } from '#features/daily-tasks/routes.ts';
import { dailyTaskRoutes } from '#features/daily-tasks/routes.ts';
import { countWaiting } from '#features/flashcards/queue-store.ts';
import { todayOf } from '#features/flashcards/today.ts';
import type { AwardXp } from '#features/memory/award-xp.ts';
import { xpOf } from '#features/memory/levels.ts';
import { noteTaskCompleted } from '#features/profiles/store.ts';
import { localDay } from '#platform/local-day.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Built } from './parts.ts';

let byId: ReadonlyMap<string, TaskTemplate> | undefined;

/** The templates by their ids, made once for the process. */
function templates(): ReadonlyMap<string, TaskTemplate> {
  byId ??= new Map(openContent().taskTemplates.map((template) => [template.id, template]));
  return byId;
}

/** How many cards a student is still asked today: what is due and what is new, as far as the day's limit goes. */
const cardsWaiting: MakingParts['cardsWaiting'] = async (tx, own, timeZone, now) => {
  const { due, fresh } = await countWaiting(tx, own, { deckId: undefined, now });
  const { remaining } = await todayOf(tx, own, timeZone, now);
  return Math.min(due + fresh, remaining);
};

type Parts = Pick<Built, 'db' | 'clock' | 'random' | 'tell' | 'told'>;

/** Counting is handed to everything that students do and the product sees. */
export function buildDailyTasks({ db, clock, random, tell, told }: Parts, { awardXp }: { awardXp: AwardXp }) {
  const finishing = { awardXp, noteTaskCompleted };
  const presentBoard = boardPresenter({ templates, tips: () => openContent().tips, xpOf });
  const readBoard: ReadBoard = async (own, day, language) =>
    presentBoard(await readBoardRows(db, own, day.day), own, day, language);
  const parts = { db, clock, tell, told, readBoard };
  const today: DailyTaskParts['today'] = (own, { timeZone }, language) =>
    readBoard(own, { day: localDay(clock.now(), timeZone), timeZone }, language);
  return {
    today,
    routes: dailyTaskRoutes({
      today,
      making: taskMaking({ ...parts, random, templates, cardsWaiting }),
      moving: taskMoving({ ...parts, ...finishing }),
    }),
    countActivity: countActivity({ tell, templates, ...finishing }),
    takeBackActivity: takeBackActivity({ tell }),
  };
}
