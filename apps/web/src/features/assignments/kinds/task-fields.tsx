import type { Assignment } from '@wordgrove/contract/assignments';
import type { AssignmentFormState } from '#features/assignments/teacher/form/use-assignment-form.ts';
import { GameFields } from './game/game-fields.tsx';
import { MaterialFields } from './game/material-fields.tsx';
import { HandInFields } from './hand-in/hand-in-fields.tsx';
import { ReadingFields } from './reading/reading-fields.tsx';
import { GoalFields } from './word-goals/goal-fields.tsx';

export type TaskFieldsProps = {
  form: AssignmentFormState;
  isStarted: boolean;
  /** As it was last saved; undefined before that. */
  saved: Assignment | undefined;
};

/** The fields of the kind that is chosen. */
export function TaskFields(props: TaskFieldsProps) {
  switch (props.form.fields.kind) {
    case 'game':
      return (
        <>
          <GameFields {...props} />
          <MaterialFields {...props} />
        </>
      );
    case 'reading':
      return <ReadingFields {...props} />;
    case 'hand-in':
      return <HandInFields {...props} />;
    case 'words':
    case 'outcome':
      return <GoalFields {...props} />;
  }
}
