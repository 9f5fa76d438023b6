import type { OwnAssignment, OwnPage } from '@wordgrove/contract/assignments';

/** The student's homework, all or the first page of it. */
export function ownPage(assignments: OwnAssignment[], hasMore = false): OwnPage {
  const toDo = assignments.filter(({ isOpen, turnedInAt }) => isOpen && turnedInAt === null);
  const turnedIn = assignments.filter(({ turnedInAt }) => turnedInAt !== null);
  const over = assignments.filter((each) => !toDo.includes(each) && !turnedIn.includes(each));
  const totals = { toDo: toDo.length, turnedIn: turnedIn.length, over: over.length };
  return { assignments, hasMore, totals, archived: null };
}
