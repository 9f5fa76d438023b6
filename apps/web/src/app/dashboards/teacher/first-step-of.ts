import type { TeacherDashboard } from '@wordgrove/contract/dashboards';

/** `open`: there is no class yet. `invite`: nobody has come to any. `homework`: none was ever set. */
export type FirstStepKind = 'open' | 'invite' | 'homework';

/** What a teacher who has just begun does next; null once everything has begun. */
export function firstStepOf({
  classes,
  hasHomework,
}: Pick<TeacherDashboard, 'classes' | 'hasHomework'>): FirstStepKind | null {
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  if (open.length === 0) return 'open';
  if (open.every(({ activeStudents, pendingStudents }) => activeStudents + pendingStudents === 0)) return 'invite';
  const hasStudents = open.some(({ activeStudents }) => activeStudents > 0);
  return hasStudents && !hasHomework ? 'homework' : null;
}
