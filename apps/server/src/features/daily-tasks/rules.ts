import type { TaskTemplate } from '@wordgrove/content';
import { limits } from '@wordgrove/contract/limits';
import type { Activity } from '#platform/activity.ts';
import type { MoveRow, OpenTask } from './store.ts';

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
export function causeFor(
  { distinct }: Pick<TaskTemplate, 'distinct'>,
  { cause, game }: Pick<Activity, 'cause' | 'game'>,
): string {
  return distinct && game !== undefined ? gameCause(game) : cause;
}

/** The cause that a game is for tasks which ask for different ones. */
export const gameCause = (game: string): string => `game:${game}`;

/** How far an activity moves a task: never back, never past its target. */
export function stepOf({ progress, target }: { progress: number; target: number }, amount: number): number {
  return Math.max(0, Math.min(Math.floor(amount), target - progress));
}

/** What moves a task: the part of its cause that counts. */
export type Step = Pick<MoveRow, 'cause' | 'source' | 'amount'>;

type Causes = { causes: readonly string[]; movedBy: readonly string[] } & Pick<Activity, 'amount' | 'source'>;

/** The steps by which causes move a task, one after the other until it is finished; each moves it once. */
export function stepsOf(
  { progress, target }: Pick<OpenTask, 'progress' | 'target'>,
  { causes, movedBy, amount, source = 'activity' }: Causes,
): Step[] {
  const steps: Step[] = [];
  let reached = progress;
  for (const cause of new Set(causes)) {
    if (movedBy.includes(cause) || (steps.length > 0 && reached >= target)) continue;
    const step = stepOf({ progress: reached, target }, amount);
    steps.push({ cause, source, amount: step });
    reached += step;
  }
  return steps;
}

/** Where steps take a task. The product itself saw those by an activity. */
export function afterSteps({ progress, byActivity, target }: OpenTask, steps: readonly Step[]) {
  const sumOf = (some: readonly Step[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const reached = progress + sumOf(steps);
  const seen = byActivity + sumOf(steps.filter(({ source }) => source === 'activity'));
  return { progress: reached, byActivity: seen, isFinished: reached >= target };
}

/** How many tasks of a day gave XP, and how many of those completed in the last 24 hours did. */
export type PaidTasks = { ofDay: number; lately: number };

/**
 * How many more are paid. At most six tasks of a day are: otherwise asking for new ones all day would print XP. Within
 * 24 hours at most two days' worth is, wherever those days began.
 */
export function mayPay({ ofDay, lately }: PaidTasks): number {
  const { paidTasksPerDay, paidDaysIn24Hours } = limits;
  return Math.max(0, Math.min(paidTasksPerDay - ofDay, paidTasksPerDay * paidDaysIn24Hours - lately));
}
