import fc from 'fast-check';
import { expect } from 'vitest';
import type { Round, Timed } from '#play.ts';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from './check-game.ts';
import { materialOf, trials } from './materials.ts';

/** The fields of a move that identify its item. */
const names = ['item', 'word', 'card'];

/** Gives a reason for every move that doesn't count, and ignores extra fields of a move. */
export function checkRefusals<R extends Round, Board, Move extends Timed>(game: GameUnderTest<R, Board, Move>): void {
  fc.assert(
    fc.property(trials(game.modes, game.most), (trial) => {
      const round = game.makeRound(materialOf(trial), trial.wish, seeded(trial.seed));
      if ('shortage' in round) return;
      const moves = game.perfectMoves(round);
      const reasonsAfter = (before: readonly unknown[], more: readonly unknown[]) =>
        playThrough(game.play, round, [...before, ...more])
          .refused.filter(({ place }) => place >= before.length)
          .map(({ reason }) => reason);

      expect(reasonsAfter([], [null, { at: 1 }, { at: 1, points: 500 }])).toEqual(Array(3).fill('not-a-move'));
      const strange = moves.map((move) => ({
        ...move,
        ...Object.fromEntries(names.filter((name) => name in move).map((name) => [name, 'nothing:noun'])),
      }));
      expect(new Set(reasonsAfter([], strange))).toEqual(new Set(['unknown-item']));
      expect(new Set(reasonsAfter(moves, moves))).toEqual(new Set(['after-end']));
      const most = moves.slice(0, -1);
      const again = new Set(reasonsAfter(most, most));
      for (const reason of again) expect(['already-done', 'not-possible']).toContain(reason);
      if (round.items.length > 1) expect(again).toContain('already-done');
      const late = playThrough(
        game.play,
        round,
        moves.map((move) => ({ ...move, at: 500 })),
        499,
      );
      expect(late.refused).toEqual(moves.map((_, place) => ({ place, reason: 'too-late' })));

      const claims = { points: 1e6, score: 1e6, isRight: true, outcome: 'right', xp: 100 };
      const claiming = playThrough(
        game.play,
        round,
        moves.slice(0, 3).map((move) => ({ ...move, ...claims })),
      );
      expect(claiming.score).toEqual(playThrough(game.play, round, moves.slice(0, 3)).score);
    }),
    { numRuns: 60 },
  );
}
