import { student } from '#http/builders.ts';
import type { MemoryOverview } from './overview.ts';

/** A student's own memory and XP; teachers' views of them come with the teachers' screens. */
export function memoryRoutes(overview: MemoryOverview) {
  return {
    states: student.memory.states.handler(({ context, input }) => overview.states(context.own, input.words)),
    summary: student.memory.summary.handler(({ context }) => overview.summary(context.own, context.caller)),
    xp: student.memory.xp.handler(({ context }) => overview.xp(context.own)),
  };
}
