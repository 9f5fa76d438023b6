import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { studentGame } from './game/student-game.ts';
import { studentHandIn } from './hand-in/student-hand-in.ts';
import type { StudentView } from './kind.ts';
import { studentReading } from './reading/student-reading.ts';
import { studentGoal } from './word-goals/student-goal.ts';

/** What depends on the kind of an assignment, for its student. The texts are in `assignments` and `games`. */
export function useStudentView(): (own: OwnAssignment) => StudentView {
  const { t } = useTranslation(['assignments', 'games']);
  const words = { t, format: useFormat() };
  return ({ task, ...own }) => {
    switch (task.kind) {
      case 'game':
        return studentGame(words, { ...own, task });
      case 'reading':
        return studentReading(words, { ...own, task });
      case 'hand-in':
        return studentHandIn(words, { ...own, task });
      case 'words':
      case 'outcome':
        return studentGoal(words, { ...own, task });
    }
  };
}
