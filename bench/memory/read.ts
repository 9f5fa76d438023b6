import type { Course } from './course.ts';
import { recallOf, relearn, strengthen } from './learner.ts';

/**
 * Words met while reading. One that doesn't come to mind may be looked up; one that does sometimes is too, to be sure.
 */
export function readWords(course: Course, startsAt: number): void {
  const { world, learner, chance, introduced, traces } = course;
  const met = introduced > 0 ? chance.count(world.readingWords) : 0;
  for (let n = 0; n < met; n += 1) {
    const at = startsAt + n / 1_440;
    const word = chance.below(introduced);
    const trace = traces.get(word);
    if (!trace) continue;
    const isRecalled = chance.happens(recallOf(learner, trace, at));
    const isLookedUp = chance.happens(isRecalled ? 0.05 * learner.lookups : learner.lookups);
    if (isLookedUp) course.record(word, at, { activity: 'lookup', task: 'none', passed: null });
    if (isRecalled) strengthen(learner, trace, at, 0.2, chance);
    else if (isLookedUp) relearn(learner, trace, at, chance);
  }
}
