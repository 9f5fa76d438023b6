import { IconCards, IconPuzzle } from '@tabler/icons-react';
import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useOwnAssignment } from '#features/assignments/student/api.ts';
import { HomeworkLine } from './homework-line.tsx';
import { useStudentView } from './use-student-view.ts';

type PractisedHomeworkProps = {
  assignmentId: string;
  /** The game that is played; null for cards. */
  type: GameType | null;
};

/** For what a student is playing or reviewing: the homework it belongs to, how far that is, and the way back to it. */
export function PractisedHomework({ assignmentId, type }: PractisedHomeworkProps) {
  const { t } = useTranslation('assignments');
  const { data: own } = useOwnAssignment(assignmentId);
  const viewOf = useStudentView();
  if (!own) return null;
  const { task, turnedInAt } = own;
  const isAside = task.kind === 'game' && task.type !== type;
  const result = turnedInAt === null ? viewOf(own).result : t('standing.turned-in');
  const Icon = type === null ? IconCards : IconPuzzle;
  return (
    <HomeworkLine icon={<Icon size="1.125rem" aria-hidden="true" />} assignment={own} soFar={isAside ? '' : result} />
  );
}
