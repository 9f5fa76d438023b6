import type { TaskTemplate } from '@wordgrove/content';
import type { Activity } from '#platform/activity.ts';

const traits = ['game', 'mode', 'answer', 'studying', 'met'] as const;

type Trait = (typeof traits)[number];

/** Whether the activity moves tasks of this template; it must match everything the template names. */
export function isCountedBy(
  template: Pick<TaskTemplate, 'counts' | Trait>,
  activity: Pick<Activity, 'kind' | Trait>,
): boolean {
  const isAsked = (trait: Trait) => template[trait] === undefined || template[trait] === activity[trait];
  return template.counts === activity.kind && traits.every(isAsked);
}

/**
 * The cause that moves a task once: usually the activity's own; its game, when the template asks for different games.
 */
export function causeFor({ distinct }: Pick<TaskTemplate, 'distinct'>, { cause, game }: Activity): string {
  return distinct && game !== undefined ? `game:${game}` : cause;
}

/** How far an activity moves a task: never back, never past its target. */
export function stepOf({ progress, target }: { progress: number; target: number }, amount: number): number {
  return Math.max(0, Math.min(Math.floor(amount), target - progress));
}
