import { gameTypes } from './paths.ts';

/** What a learner was doing when a word was met. */
export const activities = [
  'lookup',
  'card',
  ...gameTypes.map((game) => `game:${game}` as const),
  'reading',
  'assignment',
] as const;

export type Activity = (typeof activities)[number];

/**
 * How much an answer tells. `recalled`: the word came out of the learner's own head. `recognised`: picked among four or
 * more. `guessed`: two or three to choose from, or luck. `none`: says nothing about a word.
 */
export const answerTasks = ['recalled', 'recognised', 'guessed', 'none'] as const;

export type AnswerTask = (typeof answerTasks)[number];

/** How a word stands with a learner, in the order of growth; `at-risk` was learned and is being forgotten. */
export const wordStates = ['new', 'learning', 'known', 'at-risk'] as const;

export type WordState = (typeof wordStates)[number];

/** The grades of a card, worst first; their numbers are 1 to 4. */
export const cardGrades = ['again', 'hard', 'good', 'easy'] as const;

export type CardGrade = (typeof cardGrades)[number];
