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

/** How far a word's plant has grown, smallest first: a seed was met and never answered; what is known is grown. */
export const plantStages = ['seed', 'sprout', 'young', 'grown', 'flower'] as const;

export type PlantStage = (typeof plantStages)[number];

/** What a plant that is dry adds to the place of its stage, where a digit says what a plant looks like. */
export const dryLook = plantStages.length;

/**
 * The days of stability from which a plant is young, grown, and in flower: with each of the first four reviews that go
 * well it reaches the next stage.
 */
export const stageLimits = { young: 5, grown: stateLimits.knownFromDays, flower: 60 };

/** @param stability in days; null while nothing was graded */
export function stageOf(stability: number | null): PlantStage {
  if (stability === null) return 'seed';
  if (stability >= stageLimits.flower) return 'flower';
  if (stability >= stageLimits.grown) return 'grown';
  return stability >= stageLimits.young ? 'young' : 'sprout';
}
