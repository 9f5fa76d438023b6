import type { Material, Written } from './material.ts';
import type { GameWord } from './word.ts';

/** What a game uses of its material: words themselves, exercises about words, or both. */
export type Uses = {
  /** Whether the game can ask a word without an exercise. A game without it can't use words alone. */
  asks?: (word: GameWord, mode: string, material: Material) => boolean;
  /** The exercises with which it asks words. */
  exercises?: (mode: string) => readonly (keyof Written)[];
};

/** The chosen words that the game can ask in this mode. */
export function askable(material: Material, { asks, exercises }: Uses, mode: string): GameWord[] {
  const { words, written } = material;
  const kinds = exercises?.(mode) ?? [];
  const touched = new Set(kinds.flatMap((kind) => written[kind].flatMap(({ keys }) => keys)));
  return words.filter((word) => touched.has(word.key) || asks?.(word, mode, material));
}
