import type { Xp } from '@wordgrove/contract/memory';

/** The level and progress at `totalXp`, with the XP earned today. */
export function xpOf(totalXp: number, today: number): Xp {
  const level = levelAt(totalXp);
  const begins = levelStart(level);
  return { totalXp, level, xpIntoLevel: totalXp - begins, xpOfLevel: levelStart(level + 1) - begins, today };
}

/** The XP at which a level begins: 50·n·(n−1), so 0, 100, 300, 600, … */
export function levelStart(level: number): number {
  return 50 * level * (level - 1);
}

/** The level, from 1, at this many XP: the largest n with 50·n·(n−1) ≤ XP. */
export function levelAt(totalXp: number): number {
  const guess = Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, totalXp)) / 50)) / 2);
  // The square root of a large number may be slightly off.
  return levelStart(guess + 1) <= totalXp ? guess + 1 : guess;
}
