import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import { student } from '#http/builders.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { TaskMaking } from './make-tasks.ts';
import type { TaskMoving } from './move-task.ts';

export type DailyTaskParts = {
  today: (own: OwnRows, caller: Caller, language: Language) => Promise<TaskBoard>;
  making: TaskMaking;
  moving: TaskMoving;
};

/** A student's own tasks; teachers' views of them come with the teachers' screens. */
export function dailyTaskRoutes({ today, making, moving }: DailyTaskParts) {
  const { dailyTasks } = student;
  return {
    today: dailyTasks.today.handler(({ context, input }) => today(context.own, context.caller, input.language)),
    generate: dailyTasks.generate.handler(({ context, input }) =>
      making.generate(context.own, context.caller, input.language),
    ),
    regenerate: dailyTasks.regenerate.handler(({ context, input, errors }) =>
      making.regenerate(context.own, context.caller, input, errors),
    ),
    advance: dailyTasks.advance.handler(({ context, input, errors }) =>
      moving.advance(context.own, context.caller, input, errors),
    ),
    complete: dailyTasks.complete.handler(({ context, input, errors }) =>
      moving.complete(context.own, context.caller, input, errors),
    ),
  };
}
