import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { GameWork } from './game/game-work.tsx';
import { ReadingWork } from './reading/reading-work.tsx';
import { Work as GoalWork } from './word-goals/goal-work.tsx';

const HandInWork = lazyPart(() => import('./hand-in/work.tsx'), 'Work', 'assignments-hand-in', 'pdfs-files');

/** Props of a kind's part of the grading screen: what was set, and what one student has done. */
export type WorkProps = { assignment: Assignment; work: StudentWork };

/** One student's work, as its kind shows it to the teacher. */
export function StudentWorkView({ assignment: { task, ...assignment }, work }: WorkProps) {
  switch (task.kind) {
    case 'game':
      return <GameWork assignment={{ ...assignment, task }} work={work} />;
    case 'reading':
      return <ReadingWork assignment={{ ...assignment, task }} work={work} />;
    case 'hand-in':
      return (
        <Suspense fallback={null}>
          <HandInWork assignment={assignment} student={work} />
        </Suspense>
      );
    case 'words':
    case 'outcome':
      return <GoalWork assignment={{ ...assignment, task }} student={work} />;
  }
}
