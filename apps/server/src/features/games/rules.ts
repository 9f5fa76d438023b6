import type { PlayResult } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';
import type { ItemResult } from '@wordgrove/games';
import type { DueState } from './word-store.ts';

export type Xp = PlayResult['xp'];

/** XP for an item right at the first try. Due words pay most, so that nobody plays easy ones just for XP. */
const worth = { due: 3, new: 2, other: 1, noWord: 1 } as const;

export type Played = {
  items: readonly Pick<ItemResult, 'word' | 'isRight'>[];
  /** Each word's state before the play. */
  dueStates: ReadonlyMap<string, DueState>;
  /** Plays of this game that earned XP earlier on the local day. */
  playsBefore: number;
  /** XP from games: that day, and within 24 hours. */
  xpBefore: number;
  xpLately: number;
  isTooFast: boolean;
};

/**
 * The XP of a play: 3 for a due word right at the first try, 2 for a new one, 1 for anything else. The second play of
 * the game that day gives half, every later one a quarter, rounded down but at least 1; at most `limits.gameXpPerDay` a
 * day, two days' worth within 24 hours, and nothing for a play too fast to have been read.
 */
export function xpOf({ items, dueStates, playsBefore, xpBefore, xpLately, isTooFast }: Played): Xp {
  const full = sumOf(items, dueStates);
  if (full === 0) return { earned: 0, reason: 'nothing-right' };
  if (isTooFast) return { earned: 0, reason: 'too-fast' };
  const share = playsBefore === 0 ? 1 : playsBefore === 1 ? 1 / 2 : 1 / 4;
  const earned = Math.max(1, Math.floor(full * share));
  const { gameXpPerDay, paidDaysIn24Hours } = limits;
  const left = Math.max(0, Math.min(gameXpPerDay - xpBefore, gameXpPerDay * paidDaysIn24Hours - xpLately));
  if (earned > left) return { earned: left, reason: 'day-limit' };
  return { earned, reason: playsBefore === 0 ? 'full' : playsBefore === 1 ? 'second-play' : 'later-play' };
}

/** A word asked several times in a play pays as due or new only once. */
function sumOf(items: Played['items'], dueStates: Played['dueStates']): number {
  const asked = new Set<string>();
  let sum = 0;
  for (const { word, isRight } of items) {
    const isFirst = word !== null && !asked.has(word);
    if (word !== null) asked.add(word);
    if (isRight !== true) continue;
    if (word === null) sum += worth.noWord;
    else sum += isFirst ? worth[dueStates.get(word) ?? 'new'] : worth.other;
  }
  return sum;
}

/**
 * Whether the time is too short to have read what was answered.
 *
 * @param least milliseconds the whole round takes at least
 * @param share of the items that were answered
 */
export function isTooFast(least: number, share: number, times: { claimedMs: number; elapsedMs: number }): boolean {
  return Math.min(times.claimedMs, times.elapsedMs) < least * share;
}

type Share = { points: number; maxPoints: number };

/** Whether `one` is better: a greater share of the points or, with equal shares, more points. */
export function isBetter(one: Share, other: Share): boolean {
  const [share, before] = [shareOf(one), shareOf(other)];
  return share === before ? one.points > other.points : share > before;
}

function shareOf({ points, maxPoints }: Share): number {
  return maxPoints > 0 ? points / maxPoints : 0;
}
