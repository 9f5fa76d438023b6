import type { TeacherDashboard } from '@wordgrove/contract/dashboards';

/** `open`: there is no class yet. `invite`: nobody is in any, at most some wait. `homework`: none was ever set. */
export type FirstStepKind = 'open' | 'invite' | 'homework';

/** What a teacher who has just begun does next; null once everything has begun. */
export function firstStepOf({
  classes,
  hasHomework,
}: Pick<TeacherDashboard, 'classes' | 'hasHomework'>): FirstStepKind | null {
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  if (open.length === 0) return 'open';
  if (open.every(({ activeStudents }) => activeStudents === 0)) return 'invite';
  return hasHomework ? null : 'homework';
}
