import type { Assignment, ListedAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { gameFactsOf, teacherGame } from './game/teacher-game.tsx';
import { handInFactsOf, teacherHandIn } from './hand-in/teacher-hand-in.tsx';
import type { TaskFacts, TeacherView, TeacherWords } from './kind.ts';
import { readingFactsOf, teacherReading } from './reading/teacher-reading.tsx';
import { goalFactsOf, teacherGoal } from './word-goals/teacher-goal.tsx';

/** The texts are in `assignments-teacher` and `games`. */
function useTeacherWords(): TeacherWords {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  return { t, format: useFormat() };
}

/** What depends on the kind of an assignment, for its teacher. */
export function useTeacherView(): (of: Pick<Assignment | ListedAssignment, 'task'>) => TeacherView {
  const words = useTeacherWords();
  return ({ task }) => {
    switch (task.kind) {
      case 'game':
        return teacherGame(words, task);
      case 'reading':
        return teacherReading(words, task);
      case 'hand-in':
        return teacherHandIn(words, task);
      default:
        return teacherGoal(words, task);
    }
  };
}

/** What was set, in words. */
export function useTaskFacts(): (of: Assignment) => TaskFacts {
  const words = useTeacherWords();
  return ({ task, counts }) => {
    switch (task.kind) {
      case 'game':
        return gameFactsOf(words, task, counts);
      case 'reading':
        return readingFactsOf(words, task);
      case 'hand-in':
        return handInFactsOf(words, task);
      default:
        return goalFactsOf(words, task);
    }
  };
}
