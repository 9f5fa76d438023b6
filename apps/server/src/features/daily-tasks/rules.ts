import type { TaskTemplate } from '@wordgrove/content';
import type { Activity } from '#platform/activity.ts';

const traits = ['game', 'mode', 'answer', 'studying'] as const;

type Trait = (typeof traits)[number];

/** Whether a task made of the template is moved by the activity, which has to be all that the template names. */
export function isCountedBy(
  template: Pick<TaskTemplate, 'counts' | Trait>,
  activity: Pick<Activity, 'kind' | Trait>,
): boolean {
  const isAsked = (trait: Trait) => template[trait] === undefined || template[trait] === activity[trait];
  return template.counts === activity.kind && traits.every(isAsked);
}

/** What moves a task only once: mostly the activity itself, and where different games are asked for, its game. */
export function causeFor({ distinct }: Pick<TaskTemplate, 'distinct'>, { cause, game }: Activity): string {
  return distinct && game !== undefined ? `game:${game}` : cause;
}

/** How far something that was seen moves a task: never back, never past its target. */
export function stepOf({ progress, target }: { progress: number; target: number }, amount: number): number {
  return Math.max(0, Math.min(Math.floor(amount), target - progress));
}
