import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';

/** Whether more time would change anything: there is a due time, and the work is neither closed nor turned in. */
export function canHaveMoreTime(
  { dueAt, closedAt }: Pick<Assignment, 'dueAt' | 'closedAt'>,
  { turnedInAt }: Pick<StudentWork, 'turnedInAt'>,
): boolean {
  return dueAt !== null && closedAt === null && turnedInAt === null;
}
