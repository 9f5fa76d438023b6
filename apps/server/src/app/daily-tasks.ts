import type { ReadBoard } from '#features/daily-tasks/board.ts';
import { boardPresenter } from '#features/daily-tasks/board.ts';
import { readBoardRows } from '#features/daily-tasks/board-store.ts';
import { countActivity, takeBackActivity } from '#features/daily-tasks/count-activity.ts';
import { taskMaking } from '#features/daily-tasks/make-tasks.ts';
import { taskMoving } from '#features/daily-tasks/move-task.ts';
import type { DailyTaskParts } from '#features/daily-tasks/routes.ts';
import { dailyTaskRoutes } from '#features/daily-tasks/routes.ts';
import { templates } from '#features/daily-tasks/templates.ts';
import { countRemaining } from '#features/flashcards/today.ts';
import type { AwardXp } from '#features/memory/award-xp.ts';
import { xpOf } from '#features/memory/levels.ts';
import { noteTaskCompleted } from '#features/profiles/store.ts';
import { localDay } from '#platform/local-day.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Built } from './parts.ts';

type Parts = Pick<Built, 'db' | 'clock' | 'random' | 'tell' | 'told'>;

/** `countActivity` is handed to every feature in which the product sees what students do. */
export function buildDailyTasks({ db, clock, random, tell, told }: Parts, { awardXp }: { awardXp: AwardXp }) {
  const finishing = { awardXp, noteTaskCompleted };
  const presentBoard = boardPresenter({ templates, tips: () => openContent().tips, xpOf });
  const readBoard: ReadBoard = async (own, day, language) =>
    presentBoard(await readBoardRows(db, own, day.day), own, day, language);
  const parts = { db, clock, tell, told, readBoard };
  const today: DailyTaskParts['today'] = (own, { timeZone }, { language }) =>
    readBoard(own, { day: localDay(clock.now(), timeZone), timeZone }, language);
  return {
    today,
    routes: dailyTaskRoutes({
      today,
      making: taskMaking({ ...parts, random, templates, cardsWaiting: countRemaining }),
      moving: taskMoving({ ...parts, ...finishing }),
    }),
    countActivity: countActivity({ tell, templates, ...finishing }),
    takeBackActivity: takeBackActivity({ tell }),
  };
}
