import { IconPuzzle } from '@tabler/icons-react';
import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { HomeworkLine } from '#features/assignments/kinds/homework-line.tsx';
import { useStudentView } from '#features/assignments/kinds/use-student-view.ts';
import { useOwnAssignment } from '#features/assignments/student/api.ts';

/** For a game that a student is playing: the homework it belongs to, how far that is, and the way back to it. */
export function GameHomework({ assignmentId, type }: { assignmentId: string; type: GameType }) {
  const { t } = useTranslation('assignments');
  const { data: own } = useOwnAssignment(assignmentId);
  const viewOf = useStudentView();
  if (!own) return null;
  const { task, turnedInAt } = own;
  const isPractice = task.kind === 'game' && task.type !== type;
  const result = turnedInAt === null ? viewOf(own).result : t('standing.turned-in');
  return (
    <HomeworkLine
      icon={<IconPuzzle size="1.125rem" aria-hidden="true" />}
      assignment={own}
      soFar={isPractice ? '' : result}
    />
  );
}
