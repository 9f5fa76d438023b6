import { student, teacherWho } from '#http/builders.ts';
import type { GroveService } from './grove.ts';
import type { MemoryOverview } from './overview.ts';

/** A student's own memory, grove and XP, and the forest of a class; teachers' other views come with their screens. */
export function memoryRoutes(overview: MemoryOverview, grove: GroveService) {
  return {
    states: student.memory.states.handler(({ context, input }) => overview.states(context.own, input.words)),
    summary: student.memory.summary.handler(({ context }) => overview.summary(context.own, context.caller)),
    xp: student.memory.xp.handler(({ context }) => overview.xp(context.own)),
    grove: student.memory.grove.handler(({ context, input }) => grove.grove(context.own, context.caller, input.after)),
    plant: student.memory.plant.handler(({ context, input }) => grove.plant(context.own, input.word)),
    forest: student.memory.forest.handler(({ context, input }) => grove.forest(context.own, input.classId)),
    classForest: teacherWho('view_analytics').memory.classForest.handler(({ context, input }) =>
      grove.classForest(context.taught, input.classId),
    ),
  };
}
