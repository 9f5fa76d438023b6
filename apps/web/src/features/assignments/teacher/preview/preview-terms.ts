import type { Assignment, OwnAssignment } from '@wordgrove/contract/assignments';

type Set = Pick<
  Assignment,
  'id' | 'title' | 'instructions' | 'dueAt' | 'timeZone' | 'isLateAllowed' | 'points' | 'counts'
>;

type Around = Pick<OwnAssignment, 'className' | 'teacherName'>;

/** What an assignment tells a student who hasn't begun, as if it were published now. */
export function previewTerms(set: Set, around: Around, now: Date): Omit<OwnAssignment, 'task'> {
  const isOverdue = set.dueAt !== null && new Date(set.dueAt) < now;
  return {
    ...set,
    ...around,
    ...{ state: 'assigned', turnedInAt: null, percent: null, attempts: [], openPlay: null, feedback: null },
    ...{ closedAt: null, publishedAt: now.toISOString(), isOverdue, isOpen: !isOverdue || set.isLateAllowed },
  };
}
