import type { Assignment } from '@wordgrove/contract/assignments';
import type { Tx } from '#db/client.ts';
import { tryOut } from '#db/client.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Jobs } from '#platform/jobs.ts';
import { instantAt } from '#platform/local-time.ts';
import type { Published, Unusable } from './kinds/kind.ts';
import type { KindSettings } from './kinds/settings.ts';
import type { Showing } from './rules.ts';
import { extensionProblem, timeIssues } from './rules.ts';

/** A local date and time, and its time zone. */
type ClockTime = { at: string; timeZone: string };

export function instantOf({ at, timeZone }: ClockTime): Date {
  const [day = '', time = ''] = at.split('T');
  return instantAt(day, time, timeZone);
}

export const asDraft: Showing = { publishedAt: null, isScheduled: false, publishTrouble: null };

/** What a teacher wants: a draft, to be seen at once, or at a time. */
export type PublishWish = { publishes: boolean; publishAt: ClockTime | null };

export function showingOf({ publishes, publishAt }: PublishWish, now: Date): Showing {
  if (!publishes) return asDraft;
  if (publishAt === null) return { ...asDraft, publishedAt: now };
  return { ...asDraft, publishedAt: instantOf(publishAt), isScheduled: true };
}

type Timed = Parameters<typeof timeIssues>[0];

/** @throws `invalid-input` */
export function refuseTimes(timed: Timed, now: Date): void {
  const issues = timeIssues(timed, now);
  if (issues.length > 0) throw failures.invalidInput(issues);
}

/** The instant to which a student's time is extended. @throws `invalid-input` for one that gives no more time */
export function extensionOf(due: ClockTime, dueAt: Date | null, now: Date): Date {
  const extendedTo = instantOf(due);
  const problem = extensionProblem(extendedTo, dueAt, now);
  if (problem) throw failures.invalidInput([{ path: 'due', problem }]);
  return extendedTo;
}

export type ReleaseJobs = Pick<Jobs<{ 'release-assignments': object }>, 'send'>;

export type Publish = (
  tx: Tx,
  taught: TaughtBy,
  published: Published & Showing,
  now: Date,
  errors: Unusable,
) => Promise<void>;

/**
 * Does what goes with publishing. For an assignment that is still to come it only tries, so that the teacher learns at
 * once what is wrong, and leaves the rest to a job at that time.
 */
export function publishing({ settings, jobs }: { settings: KindSettings; jobs: ReleaseJobs }): Publish {
  return async (tx, taught, { publishedAt, isScheduled, ...published }, now, errors) => {
    const publish = (on: Tx) => settings(published.task).publish(on, taught, published, now, errors);
    if (!isScheduled || publishedAt === null) return publish(tx);
    await tryOut(tx, publish);
    await jobs.send('release-assignments', {}, { tx, startAfter: publishedAt });
  };
}

/** What the contract shows of it. */
export function presentShowing({ publishedAt, publishTrouble }: Showing, now: Date) {
  const at = publishedAt?.toISOString() ?? null;
  const isComing = publishedAt !== null && publishedAt > now;
  return {
    publishedAt: isComing ? null : at,
    appearsAt: isComing ? at : null,
    trouble: publishTrouble,
  } satisfies Partial<Assignment>;
}
