import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { TriedGame } from '#platform/tried-game.ts';
import { GamePreview } from './game/game-preview.tsx';
import { HandInPreview } from './hand-in/hand-in-preview.tsx';
import { ReadingPreview } from './reading/reading-preview.tsx';
import type { TaskForm } from './task-form.ts';
import { GoalPreview } from './word-goals/goal-preview.tsx';

export type TaskPreviewProps = {
  /** What the assignment says whatever its kind is, for a student who hasn't begun. */
  terms: Omit<OwnAssignment, 'task'>;
  /** The task as it is set so far; nothing is wrong with it. */
  fields: TaskForm;
  /** Where playing leads back to. */
  back: TriedGame['back'];
};

/** An assignment as its students will see it, by its kind. Nothing is kept. */
export function TaskPreview(props: TaskPreviewProps) {
  switch (props.fields.kind) {
    case 'game':
      return <GamePreview {...props} />;
    case 'reading':
      return <ReadingPreview {...props} />;
    case 'hand-in':
      return <HandInPreview {...props} />;
    case 'words':
    case 'outcome':
      return <GoalPreview {...props} />;
  }
}
