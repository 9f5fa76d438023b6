import { student, teacherWho } from '#http/builders.ts';
import type { ForestService } from './forest.ts';
import type { GroveService } from './grove.ts';
import type { MemoryOverview } from './overview.ts';

type Parts = { overview: MemoryOverview; grove: GroveService; forest: ForestService };

/** A student's own memory, grove and XP, and the forest of a class; teachers' other views come with their screens. */
export function memoryRoutes({ overview, grove, forest }: Parts) {
  return {
    states: student.memory.states.handler(({ context, input }) => overview.states(context.own, input.words)),
    summary: student.memory.summary.handler(({ context }) => overview.summary(context.own, context.caller)),
    xp: student.memory.xp.handler(({ context }) => overview.xp(context.own)),
    grove: student.memory.grove.handler(({ context, input }) => grove.grove(context.own, context.caller, input.after)),
    scene: student.memory.scene.handler(({ context }) => grove.scene(context.own, context.caller)),
    plant: student.memory.plant.handler(({ context, input }) => grove.plant(context.own, input.word)),
    forest: student.memory.forest.handler(({ context, input }) => forest.own(context.own, input.classId)),
    classForest: teacherWho('view_analytics').memory.classForest.handler(({ context, input }) =>
      forest.ofTaught(context.taught, input.classId),
    ),
  };
}
