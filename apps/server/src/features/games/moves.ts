import { isDeepStrictEqual } from 'node:util';
import type { PlayedMove } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';

/** Longer than any game's, with the longest answer that anybody types. */
const moveMax = 1000;

/**
 * Moves as they can be kept. One that is longer than any game's, or has text that the database can't hold, keeps its
 * place and its time alone: no game reads it, and the others stay what they were.
 */
export function keepable(moves: readonly PlayedMove[]): PlayedMove[] {
  return moves.map((move) => {
    const text = inJson(move);
    // JSON writes both half characters and NUL as escapes.
    const isSound = text.length <= moveMax && !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(text);
    const kept: PlayedMove = isSound ? JSON.parse(text) : { at: Math.abs(move.at) };
    return kept;
  });
}

/** What is nested too deep to be written is too long as well. */
function inJson(move: PlayedMove): string {
  try {
    return JSON.stringify(move);
  } catch {
    return ' '.repeat(moveMax + 1);
  }
}

export type Sent = { from: number; moves: readonly PlayedMove[] };

/** What is new of moves that were sent; null when they don't continue those that are kept. */
export function newMoves(kept: readonly PlayedMove[], { from, moves }: Sent): PlayedMove[] | null {
  if (from > kept.length) return null;
  const known = kept.slice(from, from + moves.length);
  if (!isDeepStrictEqual(known, moves.slice(0, known.length))) return null;
  return withinLimit(kept, moves.slice(known.length));
}

/** The same of a play's last ones, which are kept wherever they begin: what is there stays, the rest comes after it. */
export function lastMoves(kept: readonly PlayedMove[], { from, moves }: Sent): PlayedMove[] {
  return withinLimit(kept, moves.slice(Math.max(0, kept.length - from)));
}

function withinLimit(kept: readonly PlayedMove[], fresh: readonly PlayedMove[]): PlayedMove[] {
  return fresh.slice(0, Math.max(0, limits.gameMovesMax - kept.length));
}
