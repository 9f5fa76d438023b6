import type { TaskTemplate } from '@wordgrove/content';
import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from './scope.ts';

/** Activities that move tasks automatically, because the product records them. */
export type ActivityKind = NonNullable<TaskTemplate['counts']>;

export type Activity = {
  kind: ActivityKind;
  /** How many; for `minutes-studied`, how many whole minutes. */
  amount: number;
  /** The cause, such as `play:<id>`; it moves a task once. */
  cause: string;
  /** For `games-played`: the game and its mode. */
  game?: string;
  mode?: string;
  /** For `cards-reviewed`: whether the answer was typed. */
  answer?: 'typed' | 'turned';
  /** For `minutes-studied`: the activity they were spent on. */
  studying?: string;
  /** For `words-looked-up`: that the word was met in a text. */
  met?: 'text';
  /** `self` if only the student reported it, which screens show; by default the product recorded it. */
  source?: 'activity' | 'self';
  /** When it happened, if not just now; an activity of another local day moves nothing. */
  at?: Date;
  /** The local day instead, where it is known better than the instant. */
  day?: string;
};

/** Several of one kind, of which each has a cause of its own. */
export type Activities = Omit<Activity, 'cause'> & { causes: readonly string[] };

/**
 * Moves every open task of the student's day that counts the activity, and completes it when the target is reached. The
 * same cause moves a task once; many take no more statements than one. A day without tasks gets its first ones. Called
 * after `RecordEvidence`, since it may lock the profile as `AwardXp` does.
 *
 * @returns the tasks it moved, for the answer; null when it completed one
 */
export type CountActivity = (tx: Tx, own: OwnRows, activity: Activity | Activities, now: Date) => Promise<MovedTasks>;

/**
 * Reverts what a cause moved, when the activity is undone. A completed task stays completed. The cause may be counted
 * again, even with another amount.
 *
 * @returns the tasks it moved back
 */
export type TakeBackActivity = (tx: Tx, own: OwnRows, cause: string, now: Date) => Promise<MovedTasks>;

/** What several activities of one call moved together. */
export function movedBy(...each: readonly MovedTasks[]): MovedTasks {
  return each.includes(null) ? null : each.flatMap((moved) => moved ?? []);
}
