import fc from 'fast-check';
import { expect } from 'vitest';
import type { Made, Material, Wish } from '#material.ts';
import type { Play, Round, Timed } from '#play.ts';
import { playThrough } from '#play-through.ts';
import type { Random } from '#random.ts';
import { seeded } from '#random.ts';
import type { Trial } from './materials.ts';
import { materialOf, trials } from './materials.ts';

export type GameUnderTest<R extends Round, Board, Move extends Timed> = {
  makeRound: (material: Material, wish: Wish, random: Random) => Made<R>;
  play: Play<R, Board, Move>;
  modes: readonly string[];
  most: number;
  /** The moves of a perfect player, from start to end. */
  perfectMoves: (round: R) => Move[];
  /** Any move, sensible or not. */
  someMove: (round: R) => fc.Arbitrary<unknown>;
  /** Throws unless the round is valid for this game. */
  checkRound: (round: R, trial: Trial) => void;
};

function roundOf<R extends Round>(
  { makeRound }: { makeRound: (material: Material, wish: Wish, random: Random) => Made<R> },
  trial: Trial,
): Made<R> {
  return makeRound(materialOf(trial), trial.wish, seeded(trial.seed));
}

/** Rounds per property; `ROUNDS=10000` for the long run. */
const runs = Number(process.env.ROUNDS ?? 300);

/** Makes rounds from any material: each is valid and reproducible from its seed, or the shortage is genuine. */
export function checkRounds<R extends Round, Board, Move extends Timed>(game: GameUnderTest<R, Board, Move>): void {
  fc.assert(
    fc.property(trials(game.modes, game.most), (trial) => {
      const { wish } = trial;
      const round = roundOf(game, trial);
      expect(roundOf(game, trial)).toEqual(round);
      if ('shortage' in round) {
        expect(round.have).toBeLessThan(round.need);
        return;
      }
      expect(JSON.parse(JSON.stringify(round))).toEqual(round);
      expect(round.items.length).toBeGreaterThan(0);
      expect(round.items.length).toBeLessThanOrEqual(wish.items);
      expect(new Set(round.items.map(({ id }) => id)).size).toBe(round.items.length);
      game.checkRound(round, trial);
    }),
    { numRuns: runs },
  );
}

/** A perfect player finishes with full points and no mistakes. */
export function checkPerfectPlay<R extends Round, Board, Move extends Timed>(
  game: GameUnderTest<R, Board, Move>,
): void {
  fc.assert(
    fc.property(trials(game.modes, game.most), (trial) => {
      const round = roundOf(game, trial);
      if ('shortage' in round) return;
      const { score, refused } = playThrough(game.play, round, JSON.parse(JSON.stringify(game.perfectMoves(round))));
      expect(refused).toEqual([]);
      expect(score.isFinished).toBe(true);
      expect(score.points).toBe(score.maxPoints);
      expect(score.items.filter(({ isRight }) => isRight === false)).toEqual([]);
    }),
    { numRuns: runs },
  );
}

/** With any moves nothing throws, points stay within bounds, judged answers stay, and the play can continue. */
export function checkAnyPlay<R extends Round, Board, Move extends Timed>(game: GameUnderTest<R, Board, Move>): void {
  const plays = trials(game.modes, game.most).chain((trial) => {
    const round = roundOf(game, trial);
    const moves = 'shortage' in round ? fc.constant([]) : fc.array(game.someMove(round), { maxLength: 40 });
    return moves.map((sent) => ({ trial, sent }));
  });
  fc.assert(
    fc.property(plays, ({ trial, sent }) => {
      const round = roundOf(game, trial);
      if ('shortage' in round) return;
      let before: ReturnType<typeof playThrough<R, Board, Move>> | undefined;
      for (let count = 0; count <= sent.length; count += 1) {
        const after = playThrough(game.play, round, sent.slice(0, count));
        checkScore(after.score, before?.score);
        before = after;
      }
      const hostile = [null, 'move', {}, { at: -1 }, { at: 1.5, item: 'none', choice: 1e9 }, [], { at: 1, item: 7 }];
      expect(playThrough(game.play, round, hostile).taken).toEqual([]);
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
}

type Scored = ReturnType<Play<Round, unknown, Timed>['score']>;

function checkScore({ points, maxPoints, items }: Scored, before: Scored | undefined): void {
  expect(points).toBeGreaterThanOrEqual(0);
  expect(points).toBeLessThanOrEqual(maxPoints);
  for (const [place, item] of items.entries()) {
    expect(item.points).toBeLessThanOrEqual(item.maxPoints);
    const earlier = before?.items[place];
    // The first answer counts: nothing later changes it.
    if (earlier?.given != null) expect([item.given, item.isRight]).toEqual([earlier.given, earlier.isRight]);
  }
}
