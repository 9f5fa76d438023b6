import { gameTypes } from './paths.ts';

/** What a learner was doing when a word came up. */
export const activities = [
  'lookup',
  'card',
  ...gameTypes.map((game) => `game:${game}` as const),
  'reading',
  'assignment',
] as const;

export type Activity = (typeof activities)[number];

/**
 * How much an answer tells. `recalled`: produced from memory. `recognised`: picked among four or more. `guessed`:
 * picked from two or three, or luck. `none`: says nothing about a word.
 */
export const answerTasks = ['recalled', 'recognised', 'guessed', 'none'] as const;

export type AnswerTask = (typeof answerTasks)[number];

/** A learner's state of a word, in order of growth; an `at-risk` word was learned and is being forgotten. */
export const wordStates = ['new', 'learning', 'known', 'at-risk'] as const;

export type WordState = (typeof wordStates)[number];

/** A card's grades, worst first, numbered 1 to 4. */
export const cardGrades = ['again', 'hard', 'good', 'easy'] as const;

export type CardGrade = (typeof cardGrades)[number];

/** Where states meet: a chance of recall below which a word is at risk, and the days of stability from which it is known. */
export const stateLimits = { atRiskBelow: 0.8, knownFromDays: 21 };
