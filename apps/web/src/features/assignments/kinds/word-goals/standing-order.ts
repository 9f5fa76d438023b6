import type { GoalStanding } from '@wordgrove/contract/assignments';

/** The groups of words, those that need practice first. */
export const goalStandingOrder = ['new', 'fading', 'there'] as const satisfies readonly GoalStanding[];
