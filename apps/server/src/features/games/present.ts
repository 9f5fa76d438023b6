import type { OpenPlay, PlayedMove, PlayResult } from '@wordgrove/contract/games';
import type { AnswerRow } from './answer-store.ts';
import type { Judged } from './judged.ts';
import { presentClock } from './play-clock.ts';
import type { PlayRow } from './play-store.ts';
import { isBetter } from './rules.ts';

export function presentPlay(play: PlayRow, moves: PlayedMove[], now: Date): OpenPlay {
  const { id, wish, round, startedAt } = play;
  return { id, wish, round, moves, startedAt: startedAt.toISOString(), clock: presentClock(play, now) };
}

/** The result of a play; null until it is finished. */
export function presentResult(play: PlayRow, answers: readonly AnswerRow[]): PlayResult | null {
  const { points, maxPoints, xp, xpReason, bestBefore, finishedAt } = play;
  if (!finishedAt || points === null || maxPoints === null || xp === null || xpReason === null) return null;
  return {
    id: play.id,
    wish: play.wish,
    isComplete: play.isComplete ?? false,
    points,
    maxPoints,
    accuracy: play.accuracy,
    playedMs: play.playedMs ?? 0,
    isBest: xpReason !== 'too-fast' && points > 0 && (!bestBefore || isBetter({ points, maxPoints }, bestBefore)),
    bestBefore,
    xp: { earned: xp, reason: xpReason },
    refusedMoves: play.refusedMoves ?? 0,
    refused: play.refused ?? [],
    items: answers.map(({ item, rightAnswer, ...answer }) => ({
      ...answer,
      id: item,
      options: [...answer.options],
      right: rightAnswer,
    })),
    finishedAt: finishedAt.toISOString(),
  };
}

/** The result of a play that ended before any answer: it counts as left. */
export function presentUnplayed({ id, wish }: PlayRow, judged: Judged, leftAt: Date): PlayResult {
  return {
    id,
    wish,
    isComplete: false,
    points: 0,
    maxPoints: judged.maxPoints,
    accuracy: null,
    playedMs: 0,
    isBest: false,
    bestBefore: null,
    xp: { earned: 0, reason: 'nothing-right' },
    refusedMoves: judged.refused.length,
    refused: judged.refused,
    items: judged.items.map(({ id: item, word, question, options, right, hints, maxPoints }) => ({
      id: item,
      word,
      question,
      options: [...options],
      right,
      given: null,
      isRight: null,
      hints,
      points: 0,
      maxPoints,
      ms: null,
      state: null,
      stateBefore: null,
      isGrown: false,
    })),
    finishedAt: leftAt.toISOString(),
  };
}
