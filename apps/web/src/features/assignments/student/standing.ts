import type { Attempt, OwnAssignment } from '@wordgrove/contract/assignments';

/** How an assignment stands, reduced to what matters most to its student. */
export type Standing = 'to-do' | 'started' | 'overdue' | 'turned-in' | 'late' | 'over';

type Stands = Pick<OwnAssignment, 'state' | 'isOpen' | 'isOverdue' | 'turnedInAt'>;

/** Whether anything that still counts is left to do. */
export function isToDo({ isOpen, turnedInAt }: Pick<OwnAssignment, 'isOpen' | 'turnedInAt'>): boolean {
  return isOpen && turnedInAt === null;
}

export function standingOf({ state, isOpen, isOverdue, turnedInAt }: Stands): Standing {
  if (turnedInAt !== null) return state === 'late' ? 'late' : 'turned-in';
  if (!isOpen) return 'over';
  if (isOverdue) return 'overdue';
  return state === 'started' ? 'started' : 'to-do';
}

/** What the button does. An assignment that no longer counts can be practised. */
type Move = 'start' | 'go-on' | 'try-again' | 'practise';

export function moveOf({ isOpen, openPlay, attempts }: Pick<OwnAssignment, 'isOpen' | 'openPlay' | 'attempts'>): Move {
  if (openPlay !== null) return 'go-on';
  if (!isOpen) return 'practise';
  return attempts.length === 0 ? 'start' : 'try-again';
}

/** Percent of an attempt's points, rounded as on the server; null where there were no points to win. */
export function percentOf({ points, maxPoints }: Pick<Attempt, 'points' | 'maxPoints'>): number | null {
  return maxPoints > 0 ? Math.round((100 * points) / maxPoints) : null;
}

type Finished = Pick<OwnAssignment, 'attempts' | 'counts'>;

/** The attempt that counts, from attempts in the order they were finished; of equally good ones the earliest. */
export function countedAttempt({ attempts, counts }: Finished): Attempt | null {
  const counting = attempts.filter((each) => each.ignored === null && percentOf(each) !== null);
  if (counts === 'first') return counting[0] ?? null;
  if (counts === 'last') return counting.at(-1) ?? null;
  const best = Math.max(...counting.map((each) => percentOf(each) ?? 0));
  return counting.find((each) => percentOf(each) === best) ?? null;
}

/** Whether further attempts can change the result. */
export function canImprove({ isOpen, counts, percent }: Pick<OwnAssignment, 'isOpen' | 'counts' | 'percent'>): boolean {
  if (!isOpen || counts === 'first') return isOpen && percent === null;
  return counts === 'last' || percent !== 100;
}

/** Whether the student can turn it in. */
export function canTurnIn(assignment: Stands & Finished): boolean {
  return isToDo(assignment) && countedAttempt(assignment) !== null;
}

/** Whether turning it in can be undone: until it is due or closed. */
export function canTakeBack(
  { turnedInAt, closedAt, dueAt }: Pick<OwnAssignment, 'turnedInAt' | 'closedAt' | 'dueAt'>,
  now: Date,
): boolean {
  return turnedInAt !== null && closedAt === null && (dueAt === null || now <= new Date(dueAt));
}
