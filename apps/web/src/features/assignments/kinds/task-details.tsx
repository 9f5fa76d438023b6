import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { GameDetails } from './game/game-details.tsx';
import { ReadingDetails } from './reading/reading-details.tsx';

export type TaskDetailsProps = {
  assignment: OwnAssignment;
  /** The words of its list; null while they can't be loaded. */
  words: readonly string[] | null;
  onRetry: () => void;
};

/** What a student's page of an assignment shows of its task. */
export function TaskDetails({ assignment: { task, ...own }, words, onRetry }: TaskDetailsProps) {
  switch (task.kind) {
    case 'game':
      return <GameDetails assignment={{ ...own, task }} words={words} onRetry={onRetry} />;
    case 'reading':
      return <ReadingDetails assignment={{ ...own, task }} />;
  }
}
