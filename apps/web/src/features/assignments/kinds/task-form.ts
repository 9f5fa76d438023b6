import type { Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import type { GameForm } from './game/game-form.ts';
import {
  emptyGame,
  gameFormOf,
  gameParts,
  gameProblems,
  gameTogether,
  isSetAsTest,
  wantedGame,
} from './game/game-form.ts';
import type { WordListProblem } from './game/word-list.ts';
import type { HandInForm } from './hand-in/hand-in-form.ts';
import {
  emptyHandIn,
  handInFormOf,
  handInParts,
  handInProblems,
  handInTogether,
  wantedHandIn,
} from './hand-in/hand-in-form.ts';
import type { Kind } from './kind.ts';
import type { ReadingForm, ReadingProblem } from './reading/reading-form.ts';
import {
  emptyReading,
  readingFormOf,
  readingParts,
  readingProblems,
  readingTogether,
  wantedReading,
} from './reading/reading-form.ts';
import type { GoalForm, GoalProblem } from './word-goals/goal-form.ts';
import {
  emptyGoal,
  goalFormOf,
  goalParts,
  goalProblems,
  goalTogether,
  wantedOutcome,
  wantedWords,
} from './word-goals/goal-form.ts';

/** In the order in which a teacher chooses among them. */
export const kinds = ['game', 'hand-in', 'reading', 'words', 'outcome'] as const satisfies readonly Kind[];

/** What the form holds about the task: the fields of every kind, so that none is lost while another is looked at. */
export type TaskForm = { kind: Kind } & GameForm & ReadingForm & HandInForm & GoalForm;

export type TaskProblem = WordListProblem | ReadingProblem | GoalProblem;

export const emptyTask: TaskForm = { kind: 'game', ...emptyGame, ...emptyReading, ...emptyHandIn, ...emptyGoal };

/** The fields that show a task. */
export function taskFormOf(task: Assignment['task']): TaskForm {
  return { ...emptyTask, kind: task.kind, ...ownFields(task) };
}

function ownFields(task: Assignment['task']): Partial<TaskForm> {
  switch (task.kind) {
    case 'game':
      return gameFormOf(task);
    case 'reading':
      return readingFormOf(task);
    case 'hand-in':
      return handInFormOf(task);
    default:
      return goalFormOf(task);
  }
}

type TaskRules = {
  /** What is asked to be saved; only for fields without problems. */
  wanted: (fields: TaskForm) => WantedAssignment['task'];
  /** What is wrong, by field; null for what is right. */
  problems: (fields: TaskForm) => Partial<Record<keyof TaskForm, TaskProblem | null>>;
  /** Whether it is tried several times, and one of these counts. */
  hasAttempts: (fields: TaskForm) => boolean;
  /** Whether it makes no sense without a due time. */
  needsDue?: true;
};

const never = () => false;

export const taskRules: Readonly<Record<Kind, TaskRules>> = {
  game: { wanted: wantedGame, problems: gameProblems, hasAttempts: (fields) => !isSetAsTest(fields) },
  reading: { wanted: wantedReading, problems: readingProblems, hasAttempts: never },
  'hand-in': { wanted: wantedHandIn, problems: handInProblems, hasAttempts: never },
  words: { wanted: wantedWords, problems: goalProblems('words'), hasAttempts: never },
  outcome: { wanted: wantedOutcome, problems: goalProblems('outcome'), hasAttempts: never, needsDue: true },
};

/** The parts of the tasks, as named to somebody who is told what has changed. */
export const taskParts = { kind: ['kind'], ...gameParts, ...readingParts, ...handInParts, ...goalParts } as const;

/** Fields that only make sense together. */
export const taskTogether = [
  ['kind'],
  ...gameTogether,
  ...readingTogether,
  ...handInTogether,
  ...goalTogether,
] as const;

/** Refused because students couldn't do it: it is kept as a draft. */
export const unusable: readonly string[] = ['not-enough', 'text-not-readable', 'words-not-learnable', 'no-test-form'];
