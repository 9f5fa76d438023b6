import type { ReadBoard } from '#features/daily-tasks/board.ts';
import { boardPresenter } from '#features/daily-tasks/board.ts';
import { readBoardRows } from '#features/daily-tasks/board-store.ts';
import { countActivity, takeBackActivity } from '#features/daily-tasks/count-activity.ts';
import type { DayParts } from '#features/daily-tasks/make-tasks.ts';
import { taskMaking } from '#features/daily-tasks/make-tasks.ts';
import { taskMoving } from '#features/daily-tasks/move-task.ts';
import { moveTasks } from '#features/daily-tasks/move-tasks.ts';
import type { DailyTaskParts } from '#features/daily-tasks/routes.ts';
import { dailyTaskRoutes } from '#features/daily-tasks/routes.ts';
import { templates } from '#features/daily-tasks/templates.ts';
import { countRemaining } from '#features/flashcards/today.ts';
import type { KeepLevel } from '#features/memory/keep-level.ts';
import { xpOf } from '#features/memory/levels.ts';
import { insertXp } from '#features/memory/xp-store.ts';
import { countUnreadPages } from '#features/pdfs/reading-store.ts';
import { gainForTasks, noteMomentSeen } from '#features/profiles/store.ts';
import { localDay } from '#platform/local-day.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Built } from './parts.ts';

type Parts = Pick<Built, 'db' | 'clock' | 'random' | 'tell' | 'told'>;

/** `countActivity` is handed to every feature in which the product sees what students do. */
export function buildDailyTasks({ db, clock, random, tell, told }: Parts, { keepLevel }: { keepLevel: KeepLevel }) {
  const move = moveTasks({ told, keepLevel, insertXp, gainForTasks });
  const presentBoard = boardPresenter({ templates, tips: () => openContent().tips, xpOf });
  const readBoard: ReadBoard = async (own, day, language) =>
    presentBoard(await readBoardRows(db, own, day.day), own, day, language);
  const parts = { db, clock, readBoard };
  const today: DailyTaskParts['today'] = (own, { timeZone }, { language }) =>
    readBoard(own, { day: localDay(clock.now(), timeZone), timeZone }, language);
  const findWaiting: DayParts['findWaiting'] = async (tx, own, timeZone, now) => ({
    cards: await countRemaining(tx, own, timeZone, now),
    pages: await countUnreadPages(tx, own),
  });
  const ofDay = { tell, random, templates, findWaiting };
  return {
    today,
    routes: dailyTaskRoutes({
      today,
      making: taskMaking({ ...parts, ...ofDay }),
      moving: taskMoving({ ...parts, told, move }),
      seeMoment: async (own, { kind, value }) => {
        await noteMomentSeen(db, own, { kind, value });
        return { kind };
      },
    }),
    countActivity: countActivity({ ...ofDay, move }),
    takeBackActivity: takeBackActivity({ tell }),
  };
}
