import { student } from '#http/builders.ts';
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

    start: study.start.handler(({ context, input, errors }) => start(context.own, input, errors)),
    pause: study.pause.handler(({ context, input, errors }) => timer.pause(context.own, input, errors)),
    resume: study.resume.handler(({ context, input, errors }) => timer.resume(context.own, input, errors)),
    discard: study.discard.handler(({ context, input }) => timer.discard(context.own, input.id)),
    stop: study.stop.handler(({ context, input, errors }) => stop(context.own, context.caller, input, errors)),

    sessions: study.sessions.handler(({ context, input }) => sessions.list(context.own, input.page)),
    add: study.add.handler(({ context, input, errors }) => sessions.add(context.own, context.caller, input, errors)),
    edit: study.edit.handler(({ context, input, errors }) => changes.edit(context.own, input, errors)),
    remove: study.remove.handler(({ context, input }) => changes.remove(context.own, input.id)),
    restore: study.restore.handler(({ context, input, errors }) => changes.restore(context.own, input.id, errors)),
  };
}
