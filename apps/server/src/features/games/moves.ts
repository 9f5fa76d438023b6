import { isDeepStrictEqual } from 'node:util';
import type { PlayedMove } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';

/** JSON characters; longer than any game's move with the longest typed answer. */
const moveMax = 1000;

/**
 * Moves as they can be stored. A move that is too long, or has text the database can't hold, keeps only its place and
 * time: no game reads it, and the other moves keep their positions.
 */
export function keepable(moves: readonly PlayedMove[]): PlayedMove[] {
  return moves.map((move) => {
    const text = inJson(move);
    // JSON escapes both lone surrogates and NUL.
    const isSound = text.length <= moveMax && !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(text);
    const kept: PlayedMove = isSound ? JSON.parse(text) : { at: Math.abs(move.at) };
    return kept;
  });
}

/** A move nested too deep to serialise counts as too long. */
function inJson(move: PlayedMove): string {
  try {
    return JSON.stringify(move);
  } catch {
    return ' '.repeat(moveMax + 1);
  }
}

export type Sent = { from: number; moves: readonly PlayedMove[] };

/** The new ones among the moves sent; null when they don't continue the stored ones. */
export function newMoves(kept: readonly PlayedMove[], { from, moves }: Sent): PlayedMove[] | null {
  if (from > kept.length) return null;
  const known = kept.slice(from, from + moves.length);
  if (!isDeepStrictEqual(known, moves.slice(0, known.length))) return null;
  return withinLimit(kept, moves.slice(known.length));
}

/** The new ones among a play's final moves, wherever they begin: stored moves stay, later ones are appended. */
export function lastMoves(kept: readonly PlayedMove[], { from, moves }: Sent): PlayedMove[] {
  return withinLimit(kept, moves.slice(Math.max(0, kept.length - from)));
}

function withinLimit(kept: readonly PlayedMove[], fresh: readonly PlayedMove[]): PlayedMove[] {
  return fresh.slice(0, Math.max(0, limits.gameMovesMax - kept.length));
}
