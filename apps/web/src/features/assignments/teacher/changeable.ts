import type { Assignment, ListedAssignment } from '@wordgrove/contract/assignments';

/** Whether the form can change it: a text or deck of somebody else's is in none of its lists. */
export function isEditable({ setBy, canChange, task }: Assignment | ListedAssignment): boolean {
  if (setBy === null) return true;
  const isOthers = task.kind === 'reading' || ('deck' in task && task.deck !== null);
  return canChange && !isOthers;
}
