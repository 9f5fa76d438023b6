import type { TaskTemplate } from '@wordgrove/content';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from './scope.ts';

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
  source?: 'activity' | 'self';
  /** When it happened, if that wasn't just now; what belongs to another local day moves nothing. */
  at?: Date;
  /** The same as a local day, where that is known better than the instant. */
  day?: string;
};

/**
 * Moves every open task of the student's today that counts the activity, and completes it where the target is reached.
 * The same cause moves a task once. Called after `RecordEvidence`, since it may hold the profile as `AwardXp` does.
 */
export type CountActivity = (tx: Tx, own: OwnRows, activity: Activity, now: Date) => Promise<void>;

/**
 * Takes back what a cause moved, when what was seen is undone. A task that is completed stays so. The cause may be
 * counted again, with another amount too.
 */
export type TakeBackActivity = (tx: Tx, own: OwnRows, cause: string, now: Date) => Promise<void>;
