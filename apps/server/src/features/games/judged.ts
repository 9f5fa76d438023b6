import type { PlayedMove, PlayResult, PlayRound } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import type { ItemResult } from '@wordgrove/games';
import { accuracyOf } from '@wordgrove/games';
import { games } from '@wordgrove/games/rounds';

/** An item with its first answer. */
export type Answered = ItemResult & {
  /** Milliseconds to the first answer, and when in the play it came; null without an answer. */
  ms: number | null;
  at: number | null;
};

export type Judged = {
  isComplete: boolean;
  points: number;
  maxPoints: number;
  accuracy: number | null;
  /** The length of the play by its moves, in milliseconds. */
  claimedMs: number;
  /** Time spent on it, where that is less: a test may stay open for days. */
  playedMs?: number;
  /** Milliseconds; in less time nobody can have read what was answered. */
  leastMs: number;
  /** Share of the items that were answered, 0 to 1. */
  answeredShare: number;
  refused: PlayResult['refused'];
  items: readonly Answered[];
};

type Played = { type: GameType; wish: { timer: 'none' | 'up' | 'down' }; round: PlayRound };

/** Replays the moves. Only this decides what a play is worth: nothing else that the client sends counts. */
export function judgePlay({ type, wish, round }: Played, moves: readonly PlayedMove[]): Judged {
  const game = games[type];
  if (!game) throw new RangeError(`there is no game ${type}`);
  const limitMs = wish.timer === 'down' ? limits.gameSeconds * 1000 : undefined;
  const { score, taken, refused, timeTo } = game.playThrough(round, moves, limitMs);
  const firsts = new Map<string, number>();
  let clock = 0;
  for (const { move, verdict } of taken) {
    clock = Math.max(clock, move.at);
    if (verdict.isFirstTry && !firsts.has(verdict.item)) firsts.set(verdict.item, clock);
  }
  const answered = score.items.filter(({ given }) => given !== null).length;
  return {
    isComplete: score.isFinished,
    points: score.points,
    maxPoints: score.maxPoints,
    accuracy: accuracyOf(score),
    claimedMs: clock,
    leastMs: game.leastTimeMs(round),
    answeredShare: score.items.length === 0 ? 0 : answered / score.items.length,
    refused: [...refused],
    items: score.items.map((item) => ({ ...item, ms: timeTo.get(item.id) ?? null, at: firsts.get(item.id) ?? null })),
  };
}
