import { student } from '#http/builders.ts';
import { ofAsker, ofOwn } from '#http/call.ts';
import type { StudyBoardService } from './board.ts';
import type { SessionChanges, SessionService } from './session-service.ts';
import type { StartTimer, StopTimer, TimerService } from './timer-service.ts';

export type StudyRoutesParts = {
  board: StudyBoardService;
  timer: TimerService;
  start: StartTimer;
  stop: StopTimer;
  sessions: SessionService;
  changes: SessionChanges;
};

/** A student's own study time; teachers' views of it come with the teachers' screens. */
export function studyRoutes({ board, timer, start, stop, sessions, changes }: StudyRoutesParts) {
  const { studyTracker: study } = student;
  return {
    board: study.board.handler(({ context }) => board.read(context.own, context.caller)),
    setGoal: study.setGoal.handler(({ context, input }) => board.setGoal(context.own, input.minutes)),

    start: study.start.handler(ofOwn(start)),
    pause: study.pause.handler(ofOwn(timer.pause)),
    resume: study.resume.handler(ofOwn(timer.resume)),
    discard: study.discard.handler(({ context, input }) => timer.discard(context.own, input.id)),
    stop: study.stop.handler(ofAsker(stop)),

    sessions: study.sessions.handler(ofOwn(sessions.list)),
    add: study.add.handler(ofAsker(sessions.add)),
    edit: study.edit.handler(ofOwn(changes.edit)),
    remove: study.remove.handler(ofOwn(changes.remove)),
    restore: study.restore.handler(ofOwn(changes.restore)),
  };
}
