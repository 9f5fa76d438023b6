import type { TaskTemplate } from '@wordgrove/content';

/** What moves tasks by itself, because the product sees it. */
export type ActivityKind = NonNullable<TaskTemplate['counts']>;

export type Activity = {
  kind: ActivityKind;
  /** How many, or for `minutes-studied` how many whole minutes. */
  amount: number;
  /** What it was, such as `play:<id>`; a task is moved once by it. */
  cause: string;
  /** Of `games-played`: which game. */
  game?: string;
  /** When it happened, if that wasn't just now; what belongs to another local day moves nothing. */
  at?: Date;
  /** The same as a local day, where that is known better than the instant. */
  day?: string;
};

type Counting = Pick<TaskTemplate, 'counts' | 'game'>;

/** Whether a task made of the template is moved by the activity. */
export function isCountedBy({ counts, game }: Counting, activity: Pick<Activity, 'kind' | 'game'>): boolean {
  return counts === activity.kind && (game === undefined || game === activity.game);
}

/** How far something that was seen moves a task: never back, never past its target. */
export function stepOf({ progress, target }: { progress: number; target: number }, amount: number): number {
  return Math.max(0, Math.min(Math.floor(amount), target - progress));
}
