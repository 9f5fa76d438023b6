import type { TaskTemplate } from '@wordgrove/content';
import type { MoveRow } from './store.ts';

/** What moves tasks by itself, because the product sees it. */
export type ActivityKind = NonNullable<TaskTemplate['counts']>;

export type Activity = {
  kind: ActivityKind;
  /** How many, or for `minutes-studied` how many whole minutes. */
  amount: number;
  /** What it was, such as `play:<id>`; a task is moved once by it. */
  cause: string;
  /** For `games-played`: which game, and in which mode. */
  game?: string;
  mode?: string;
  /** For `cards-reviewed`: whether the answer was typed. */
  answer?: 'typed' | 'turned';
  /** For `minutes-studied`: the activity they were spent on. */
  studying?: string;
  /** Whose word it is; without it the product saw it. What is only the student's own is shown as such. */
  source?: MoveRow['source'];
  /** When it happened, if that wasn't just now; what belongs to another local day moves nothing. */
  at?: Date;
  /** The same as a local day, where that is known better than the instant. */
  day?: string;
};

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
