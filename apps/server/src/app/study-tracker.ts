import { studyBoard } from '#features/study-tracker/board.ts';
import { studyRoutes } from '#features/study-tracker/routes.ts';
import { sessionChanges, sessionService } from '#features/study-tracker/session-service.ts';
import { startTimer, stopTimer, timerService } from '#features/study-tracker/timer-service.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import type { Built } from './parts.ts';

type Others = { countActivity: CountActivity; takeBackActivity: TakeBackActivity };

export function buildStudyTracker({ db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>, others: Others) {
  const { countActivity, takeBackActivity } = others;
  const parts = { db, clock, tell, countActivity, takeBackActivity };
  const board = studyBoard(parts);
  const routes = studyRoutes({
    board,
    timer: timerService(parts),
    start: startTimer(parts),
    stop: stopTimer(parts),
    sessions: sessionService(parts),
    changes: sessionChanges(parts),
  });
  return { routes, board };
}
