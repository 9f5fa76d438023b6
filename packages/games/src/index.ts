export type { GameFacts, GameMode, SourceKind } from './facts.ts';
export { gameFacts, sourceKinds } from './facts.ts';
export { itemChoices } from './item-choices.ts';
export type { ItemResult, Play, Round, Score, Standing, Timed, Verdict } from './play.ts';
export { accuracyOf } from './play.ts';
export type { PlayedThrough, Refused } from './play-through.ts';
export { leastTimeMs, playThrough } from './play-through.ts';
export { shuffled } from './random.ts';
