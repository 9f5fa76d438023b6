import type { ClassGames } from '@wordgrove/contract/class-games';
import type { ComponentType } from 'react';

/** What other features show on this page. */
export type GameParts = {
  Charts: ComponentType<{ games: ClassGames }>;
  /** A question as it was shown, and an answer as it was given. */
  Question: ComponentType<{ text: string }>;
  Answer: ComponentType<{ text: string }>;
  /** Stands above all classes when the one in the address isn't the teacher's. */
  ClassGone: ComponentType;
};
