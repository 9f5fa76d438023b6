import type { Assignment } from '@wordgrove/contract/assignments';
import type { AssignmentFormState } from '#features/assignments/teacher/form/use-assignment-form.ts';
import { GameChoice } from './game/game-choice.tsx';
import { GameFields } from './game/game-fields.tsx';
import { MaterialFields } from './game/material-fields.tsx';
import { FilesField } from './hand-in/hand-in-fields.tsx';
import { PageFields, TextFields } from './reading/reading-fields.tsx';
import { AimFields, GoalFields } from './word-goals/goal-fields.tsx';

export type TaskFieldsProps = {
  form: AssignmentFormState;
  isStarted: boolean;
  /** As it was last saved; undefined before that. */
  saved: Assignment | undefined;
};

/** What is to be done, by the kind that is chosen. */
export function TaskFields(props: TaskFieldsProps) {
  switch (props.form.fields.kind) {
    case 'game':
      return <GameChoice {...props} />;
    case 'reading':
      return <TextFields {...props} />;
    case 'hand-in':
      return <FilesField {...props} />;
    case 'words':
    case 'outcome':
      return <GoalFields {...props} />;
  }
}

/** The rest of what every homework of the kind needs. */
export function TaskDetails(props: TaskFieldsProps) {
  switch (props.form.fields.kind) {
    case 'game':
      return <MaterialFields {...props} />;
    case 'reading':
      return <PageFields {...props} />;
    case 'hand-in':
      return null;
    case 'words':
    case 'outcome':
      return <AimFields {...props} />;
  }
}

/** What only few homeworks of the kind need; nothing for most kinds. */
export function MoreTaskFields(props: TaskFieldsProps) {
  return props.form.fields.kind === 'game' ? <GameFields {...props} /> : null;
}
