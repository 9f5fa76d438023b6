import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GameDetails } from './game/game-details.tsx';
import { ReadingDetails } from './reading/reading-details.tsx';
import { GoalDetails } from './word-goals/goal-details.tsx';

export type TaskDetailsProps = {
  assignment: OwnAssignment;
  /** The words of its list; null while they can't be loaded. */
  words: readonly string[] | null;
  onRetry: () => void;
};

/** With what only a hand-in needs: the game's page doesn't wait for it. */
const HandInDetails = lazyPart(
  () => import('./hand-in/hand-in-details.tsx'),
  'HandInDetails',
  'assignments-hand-in',
  'pdfs-files',
);

/** What a student's page of an assignment shows of its task. */
export function TaskDetails({ assignment: { task, ...own }, words, onRetry }: TaskDetailsProps) {
  switch (task.kind) {
    case 'game':
      return <GameDetails assignment={{ ...own, task }} words={words} onRetry={onRetry} />;
    case 'reading':
      return <ReadingDetails assignment={{ ...own, task }} />;
    case 'hand-in':
      return (
        <Suspense fallback={<Skeleton shape="card" />}>
          <HandInDetails assignment={{ ...own, task }} />
        </Suspense>
      );
    case 'words':
    case 'outcome':
      return <GoalDetails assignment={{ ...own, task }} />;
  }
}
