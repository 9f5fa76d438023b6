import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import { student } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofAsker, ofOwn } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { TaskMaking } from './make-tasks.ts';
import type { TaskMoving } from './move-task.ts';

export type DailyTaskParts = {
  today: (own: OwnRows, place: Pick<Caller, 'timeZone'>, wish: { language: Language }) => Promise<TaskBoard>;
  making: TaskMaking;
  moving: TaskMoving;
  seeMoment: Call<'dailyTasks.seeMoment', [OwnRows]>;
};

/** A student's own tasks; teachers' views of them come with the teachers' screens. */
export function dailyTaskRoutes({ today, making, moving, seeMoment }: DailyTaskParts) {
  const { dailyTasks } = student;
  return {
    today: dailyTasks.today.handler(ofAsker(today)),
    generate: dailyTasks.generate.handler(ofAsker(making.generate)),
    regenerate: dailyTasks.regenerate.handler(ofAsker(making.regenerate)),
    advance: dailyTasks.advance.handler(ofAsker(moving.advance)),
    complete: dailyTasks.complete.handler(ofAsker(moving.complete)),
    seeMoment: dailyTasks.seeMoment.handler(ofOwn(seeMoment)),
  };
}
