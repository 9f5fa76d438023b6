import type { Attempt, OwnAssignment } from '@wordgrove/contract/assignments';

/** How an assignment stands, in the one word that matters most to its student. */
export type Standing = 'to-do' | 'started' | 'overdue' | 'turned-in' | 'late' | 'over';

type Stands = Pick<OwnAssignment, 'state' | 'isOpen' | 'isOverdue' | 'turnedInAt'>;

/** Whether something is left to do that still counts. */
export function isToDo({ isOpen, turnedInAt }: Pick<OwnAssignment, 'isOpen' | 'turnedInAt'>): boolean {
  return isOpen && turnedInAt === null;
}

export function standingOf({ state, isOpen, isOverdue, turnedInAt }: Stands): Standing {
  if (turnedInAt !== null) return state === 'late' ? 'late' : 'turned-in';
  if (!isOpen) return 'over';
  if (isOverdue) return 'overdue';
  return state === 'started' ? 'started' : 'to-do';
}

/** What its button does. What no longer counts can be practised. */
export type Move = 'start' | 'go-on' | 'try-again' | 'practise';

export function moveOf({ isOpen, openPlay, attempts }: Pick<OwnAssignment, 'isOpen' | 'openPlay' | 'attempts'>): Move {
  if (openPlay !== null) return 'go-on';
  if (!isOpen) return 'practise';
  return attempts.length === 0 ? 'start' : 'try-again';
}

/** Percent of an attempt's points, rounded as the server does; null where there was nothing to win. */
export function percentOf({ points, maxPoints }: Pick<Attempt, 'points' | 'maxPoints'>): number | null {
  return maxPoints > 0 ? Math.round((100 * points) / maxPoints) : null;
}

type Finished = Pick<OwnAssignment, 'attempts' | 'counts'>;

/** The attempt that counts, of those in the order in which they were finished; the earliest of equally good ones. */
export function countedAttempt({ attempts, counts }: Finished): Attempt | null {
  const counting = attempts.filter((each) => each.ignored === null && percentOf(each) !== null);
  if (counts === 'first') return counting[0] ?? null;
  if (counts === 'last') return counting.at(-1) ?? null;
  const best = Math.max(...counting.map((each) => percentOf(each) ?? 0));
  return counting.find((each) => percentOf(each) === best) ?? null;
}

/** Whether what is played from now on may change the result. */
export function canImprove({ isOpen, counts, percent }: Pick<OwnAssignment, 'isOpen' | 'counts' | 'percent'>): boolean {
  if (!isOpen || counts === 'first') return isOpen && percent === null;
  return counts === 'last' || percent !== 100;
}

/** Whether the student can say that it is done. */
export function canTurnIn(assignment: Stands & Finished): boolean {
  return isToDo(assignment) && countedAttempt(assignment) !== null;
}

/** Whether that can be taken back: until it is due or closed. */
export function canTakeBack(
  { turnedInAt, closedAt, dueAt }: Pick<OwnAssignment, 'turnedInAt' | 'closedAt' | 'dueAt'>,
  now: Date,
): boolean {
  return turnedInAt !== null && closedAt === null && (dueAt === null || now <= new Date(dueAt));
}
