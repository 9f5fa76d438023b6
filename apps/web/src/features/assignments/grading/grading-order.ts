import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { nameOrder } from '@wordgrove/contract/name-order';

/** Whether the work waits for the teacher. */
export function isWaiting({ state }: Pick<StudentWork, 'state'>): boolean {
  return state === 'turned-in' || state === 'late';
}

/** Whether the time ran out on something that the student had begun to hand in. */
export function isLeftUnfinished({ state, handIn }: Pick<StudentWork, 'state' | 'handIn'>): boolean {
  return state === 'missing' && handIn !== null && (handIn.hasText || handIn.files > 0);
}

/**
 * Work that waits comes first, the earliest turn-in at the top; then what isn't turned in, first where something was
 * left; then what was returned, each by name.
 */
export function orderToGrade(students: readonly StudentWork[], language: string): string[] {
  const rank = (work: StudentWork) =>
    isWaiting(work) ? 0 : isLeftUnfinished(work) ? 1 : work.state === 'returned' ? 3 : 2;
  const since = ({ turnedInAt }: StudentWork) =>
    turnedInAt === null ? Number.POSITIVE_INFINITY : Date.parse(turnedInAt);
  const bySince = (one: StudentWork, other: StudentWork) =>
    since(one) === since(other) ? 0 : since(one) - since(other);
  const ofNames = nameOrder(language);
  return [...students]
    .sort(
      (one, other) =>
        rank(one) - rank(other) || (rank(one) === 0 ? bySince(one, other) : 0) || ofNames(one.name, other.name),
    )
    .map(({ studentId }) => studentId);
}

/** An order once chosen, for what there is now: nothing changes place while the teacher is grading. */
export function keptOrder<Each>(order: readonly string[], all: readonly Each[], idOf: (each: Each) => string): Each[] {
  const left = new Map(all.map((each) => [idOf(each), each]));
  const known = order.flatMap((id) => {
    const each = left.get(id);
    left.delete(id);
    return each ?? [];
  });
  return [...known, ...left.values()];
}

/** The next work that waits, going round once; null when no other does. */
export function nextWaiting(ordered: readonly StudentWork[], currentId: string): StudentWork | null {
  const at = ordered.findIndex(({ studentId }) => studentId === currentId);
  const round = [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(at, 0))];
  return round.find(isWaiting) ?? null;
}

/** Whether there is a grade to be returned: points where the work has any, else a comment. */
export function isGraded({ grade: { draft } }: Pick<StudentWork, 'grade'>, points: number | null): boolean {
  if (draft === null) return false;
  return points === null ? draft.comment !== '' : draft.points !== null;
}

/** Whether a grade was saved for other work than there is now: it was taken back or turned in since. */
export function isMoved({ turnedInAt, grade: { draft } }: Pick<StudentWork, 'grade' | 'turnedInAt'>): boolean {
  return draft !== null && draft.turnedInAt !== turnedInAt;
}

/** Whether returning the work would take from the student the time to turn it in. */
export function isEarly({ state }: Pick<StudentWork, 'state'>, { closedAt }: Pick<Assignment, 'closedAt'>): boolean {
  return closedAt === null && (state === 'assigned' || state === 'started');
}

/** Whether returning a test would show its answers to somebody while a classmate can still take it. */
export function showsAnswersEarly(
  { task, closedAt, dueAt }: Pick<Assignment, 'task' | 'closedAt' | 'dueAt'>,
  students: readonly StudentWork[],
): boolean {
  const isHeld = task.kind === 'game' && task.test !== null && closedAt === null && dueAt !== null;
  const canStart = ({ state }: StudentWork) => state === 'assigned' || state === 'started';
  return isHeld && students.some(canStart) && students.some(({ turnedInAt }) => turnedInAt !== null);
}

/** A frequent comment added to what is written already. */
export function withComment(written: string, comment: string): string {
  const before = written.trimEnd();
  return before === '' ? comment : `${before}\n${comment}`;
}
