import type { Level } from './levels.ts';
import { levels } from './levels.ts';

/** A stretch of so many running words is judged, so that a long text measures like a short one of the same kind. */
const stretch = 100;

/**
 * The hardness from which a text is of each level above A1. Halfway between the medians of neighbouring levels, of every
 * second one of our reading passages, which were written for a level; the other passages judge them.
 */
const from: readonly number[] = [0.03, 0.1, 0.19, 0.27];

/** A word of a text: its level, and how often it stands there. */
export type LevelledWord = { level: Level; times: number };

/**
 * The level of a text by its words. Its hardness is the mean step of its running words, 0 for A1 to 4 for C1, where only
 * the first time counts that a word comes in a stretch of a hundred running words: a word that comes again and again is
 * one word to learn. Texts for good readers, too, are mostly made of easy words; what tells them apart is how much of
 * everything harder they have, not where the hardest words lie.
 *
 * @param words those of known level, each once
 * @param known names and numbers, which count as the easiest
 * @returns null without words
 */
export function levelOfText(words: Iterable<LevelledWord>, known = 0): Level | null {
  const all = [...words];
  const total = all.reduce((sum, { times }) => sum + times, known);
  if (total === known) return null;
  const length = Math.min(stretch, total);
  const expected = (times: number) => 1 - (1 - times / total) ** length;
  const hardness = all.reduce((sum, { level, times }) => sum + levels.indexOf(level) * expected(times), 0) / length;
  return levels[from.filter((least) => hardness >= least).length] ?? null;
}
