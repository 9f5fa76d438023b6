import type { ClassGames } from '@wordgrove/contract/class-games';
import type { ComponentType } from 'react';

/** What the games themselves say about plays and questions. */
export type GameParts = {
  Charts: ComponentType<{ games: ClassGames }>;
  /** A question as it was shown, and an answer as it was given. */
  Question: ComponentType<{ text: string }>;
  Answer: ComponentType<{ text: string }>;
};
