import type { OwnAssignment } from '@wordgrove/contract/assignments';

/** How an assignment stands, reduced to what matters most to its student. */
export type Standing = 'to-do' | 'started' | 'overdue' | 'turned-in' | 'late' | 'returned' | 'over';

type Stands = Pick<OwnAssignment, 'state' | 'isOpen' | 'isOverdue' | 'turnedInAt'>;

/** Whether anything that still counts is left to do. */
export function isToDo({ isOpen, turnedInAt }: Pick<OwnAssignment, 'isOpen' | 'turnedInAt'>): boolean {
  return isOpen && turnedInAt === null;
}

export function standingOf({ state, isOpen, isOverdue, turnedInAt }: Stands): Standing {
  if (state === 'returned') return 'returned';
  if (turnedInAt !== null) return state === 'late' ? 'late' : 'turned-in';
  if (!isOpen) return 'over';
  if (isOverdue) return 'overdue';
  return state === 'started' ? 'started' : 'to-do';
}

/** Whether turning it in can be undone: until it is due, closed or returned. */
export function canTakeBack(
  { turnedInAt, closedAt, dueAt, state }: Pick<OwnAssignment, 'turnedInAt' | 'closedAt' | 'dueAt' | 'state'>,
  now: Date,
): boolean {
  return turnedInAt !== null && state !== 'returned' && closedAt === null && (dueAt === null || now <= new Date(dueAt));
}
