import type { Material, Written } from './material.ts';
import type { GameWord } from './word.ts';

/** What a game takes out of its material: words as they are, exercises about words, or both. */
export type Uses = {
  /** Whether the game can ask for a word that stands by itself. Without it words alone are of no use to the game. */
  asks?: (word: GameWord, mode: string) => boolean;
  /** The exercises that it asks for words with. */
  exercises?: (mode: string) => keyof Written;
};

/** Those of the chosen words that a game played in that way can ask for. */
export function askable({ words, written }: Material, { asks, exercises }: Uses, mode: string): GameWord[] {
  const touched = new Set(exercises ? written[exercises(mode)].flatMap(({ keys }) => keys) : []);
  return words.filter((word) => touched.has(word.key) || asks?.(word, mode));
}
