import type { Assignment, Attempt, Mark, PublishTrouble, WorkState } from '@wordgrove/contract/assignments';
import { percentOf } from '@wordgrove/contract/earned-points';
import type { Issue } from '@wordgrove/contract/errors';
import type { GradebookState } from '@wordgrove/contract/grade-average';
import type { ClosedSpan } from '#db/schema/all.ts';

/** From when students see an assignment, and whether what goes with that is still to be done. */
export type Showing = { publishedAt: Date | null; isScheduled: boolean; publishTrouble: PublishTrouble | null };

/** Whether students see it. */
export function isShown({ publishedAt }: Pick<Showing, 'publishedAt'>, now: Date): boolean {
  return publishedAt !== null && publishedAt <= now;
}

type Timed = Omit<Showing, 'publishTrouble'> & { dueAt: Date | null; isLateAllowed: boolean };

/**
 * What is wrong with the times of an assignment that is published now or at a time; nothing for a draft. What is overdue
 * when it appears makes sense only where late work is taken.
 */
export function timeIssues({ publishedAt, isScheduled, dueAt, isLateAllowed }: Timed, now: Date): Issue[] {
  if (publishedAt === null) return [];
  if (!isScheduled) return dueAt !== null && dueAt < now && !isLateAllowed ? [{ path: 'due', problem: 'in-past' }] : [];
  if (publishedAt <= now) return [{ path: 'publishAt', problem: 'in-past' }];
  return dueAt !== null && publishedAt >= dueAt ? [{ path: 'publishAt', problem: 'after-due' }] : [];
}

/** What is wrong with one student's own due time: it only ever gives more time than everybody has. Null for nothing. */
export function extensionProblem(extendedTo: Date, dueAt: Date | null, now: Date): 'too-early' | 'in-past' | null {
  if (dueAt === null || extendedTo <= dueAt) return 'too-early';
  return extendedTo <= now ? 'in-past' : null;
}

/** When one student's work is due: the assignment's time, or the student's own extension. */
export function effectiveDue(dueAt: Date | null, extendedTo: Date | null): Date | null {
  return dueAt === null ? null : (extendedTo ?? dueAt);
}

/**
 * Until when anybody's work is taken; null where no due time ends that.
 *
 * @param lastDue the latest effective due time of those who have it and whose work isn't returned; null without any
 */
export function takenUntil(
  { dueAt, isLateAllowed }: { dueAt: Date | null; isLateAllowed: boolean },
  lastDue: Date | null,
): Date | null {
  if (dueAt === null || isLateAllowed) return null;
  // Whoever joins now has the time that everybody has.
  return lastDue !== null && lastDue > dueAt ? lastDue : dueAt;
}

export type Terms = {
  due: Date | null;
  isLateAllowed: boolean;
  closedAt: Date | null;
  closedBefore: readonly ClosedSpan[];
  returnedAt: Date | null;
};

/**
 * Whether work finished at an instant is still accepted. The due minute itself is; what was finished while it was closed
 * isn't, not even after it was opened again.
 */
export function isTaken({ due, isLateAllowed, closedAt, closedBefore, returnedAt }: Terms, at: Date): boolean {
  if ((closedAt !== null && at > closedAt) || (returnedAt !== null && at > returnedAt)) return false;
  if (closedBefore.some(({ from, to }) => at > new Date(from) && at < new Date(to))) return false;
  return due === null || isLateAllowed || at <= due;
}

/** Whether work is accepted now: unlike `isTaken`, a closed assignment never takes any, nor does a returned one. */
export function isOpenAt(terms: Terms, now: Date): boolean {
  return terms.closedAt === null && terms.returnedAt === null && isTaken(terms, now);
}

/** Whether a teacher sees what a student hands in: turned in, or not accepted any more. Before, it is a draft. */
export function isShownToTeacher(terms: Terms, turnedInAt: Date | null, now: Date): boolean {
  return turnedInAt !== null || !isOpenAt(terms, now);
}

export type FinishedPlay = { id: string; points: number; maxPoints: number; finishedAt: Date; isTooFast: boolean };

/** A finished play as an attempt, with the reason if it doesn't count. */
export function attemptOf({ isTooFast, ...play }: FinishedPlay, terms: Terms): Attempt {
  const ignored = isTooFast ? 'too-fast' : isTaken(terms, play.finishedAt) ? null : 'too-late';
  return { ...play, finishedAt: play.finishedAt.toISOString(), ignored };
}

/**
 * The student's percentage, by the attempt that counts.
 *
 * @param attempts in the order in which they were finished
 */
export function countedPercent(attempts: readonly Attempt[], counts: Assignment['counts']): number | null {
  const percents = attempts.filter(({ ignored }) => ignored === null).flatMap((each) => percentOf(each) ?? []);
  if (percents.length === 0) return null;
  if (counts === 'best') return Math.max(...percents);
  return (counts === 'first' ? percents.at(0) : percents.at(-1)) ?? null;
}

/** How many of the pages were read, in percent, rounded down; null before the first. */
export function percentRead({ read, of }: { read: number; of: number }): number | null {
  return read > 0 && of > 0 ? Math.floor((100 * read) / of) : null;
}

/** How many of the words that have to be there are, in percent, rounded down; null before the first. */
export function percentLearned({ there, needed }: { there: number; needed: number }): number | null {
  return there > 0 ? Math.min(100, Math.floor((100 * there) / needed)) : null;
}

/** The state of the work. */
export function stateOf(
  { turnedInAt, returnedAt }: { turnedInAt: Date | null; returnedAt: Date | null },
  due: Date | null,
  hasBegun: boolean,
): WorkState {
  if (returnedAt !== null) return 'returned';
  if (turnedInAt === null) return hasBegun ? 'started' : 'assigned';
  return due !== null && turnedInAt > due ? 'late' : 'turned-in';
}

/** The same as its teacher is told, everywhere: what is due and not turned in is missing, however far it is. */
export function gradebookStateOf(state: WorkState, due: Date | null, now: Date): GradebookState {
  const isLeft = state === 'assigned' || state === 'started';
  return isLeft && due !== null && due < now ? 'missing' : state;
}

/** The newest mark of a work: the one not returned yet, else the one that was. */
export function markOf({
  draft,
  gradePoints,
  comment,
}: {
  draft: Mark | null;
  gradePoints: number | null;
  comment: string | null;
}): Mark {
  return draft ?? { points: gradePoints, comment: comment ?? '' };
}

/** The turn-in that a draft is about. One saved before this was kept is about whatever there is. */
export function draftTurnIn({
  draft,
  turnedInAt,
}: {
  draft: { turnedInAt?: string | null } | null;
  turnedInAt: Date | null;
}): string | null {
  const now = turnedInAt?.toISOString() ?? null;
  return draft?.turnedInAt === undefined ? now : draft.turnedInAt;
}

export function isSameMark(one: Mark, other: Mark): boolean {
  return one.points === other.points && one.comment === other.comment;
}
