import type { TaskTemplate } from '@wordgrove/content';
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
  /** `self` if only the student reported it, which screens show; by default the product recorded it. */
  source?: 'activity' | 'self';
  /** When it happened, if not just now; an activity of another local day moves nothing. */
  at?: Date;
  /** The local day instead, where it is known better than the instant. */
  day?: string;
};

/**
 * Moves every open task of the student's day that counts the activity, and completes it when the target is reached. The
 * same cause moves a task once. Called after `RecordEvidence`, since it may lock the profile as `AwardXp` does.
 */
export type CountActivity = (tx: Tx, own: OwnRows, activity: Activity, now: Date) => Promise<void>;

/**
 * Reverts what a cause moved, when the activity is undone. A completed task stays completed. The cause may be counted
 * again, even with another amount.
 */
export type TakeBackActivity = (tx: Tx, own: OwnRows, cause: string, now: Date) => Promise<void>;
