import { answerRows } from '#features/games/answer-store.ts';
import type { Judged } from '#features/games/judged.ts';
import { isBetter, isTooFast, xpOf } from '#features/games/rules.ts';
import type { DueState } from '#features/games/word-store.ts';
import { evidenceOfPlay } from '#flows/finish-play.ts';
import type { Day, Learner, PlayRow } from './learner.ts';
import { award, practiseAll } from './learner.ts';
import { countActivity } from './plan-tasks.ts';

type Begun = Pick<
  PlayRow,
  'studentId' | 'id' | 'type' | 'wish' | 'seed' | 'round' | 'assignmentId' | 'isTest' | 'startedAt' | 'leftAt'
>;

const unfinished = {
  finishedAt: null,
  pausedAt: null,
  pausedMs: 0,
  localDay: null,
  isComplete: null,
  playedMs: null,
  points: null,
  maxPoints: null,
  accuracy: null,
  xp: null,
  xpReason: null,
  refusedMoves: null,
  refused: null,
  bestBefore: null,
};

/** The play as the product would have left it, with everything it would have written elsewhere. */
export function finishPlan(learner: Learner, day: Day, begun: Begun, judged: Judged, now: Date): PlayRow {
  const play: PlayRow = { ...begun, ...unfinished };
  const { diary } = learner;
  if (begun.leftAt) {
    practiseAll(learner, day, evidenceOfPlay(play, judged, now), now);
    return play;
  }
  const { items, claimedMs } = judged;
  const elapsedMs = now.getTime() - play.startedAt.getTime();
  const dueStates = new Map(
    items.flatMap(({ word }) => (word === null ? [] : [[word, dueStateOf(learner, word, now)]])),
  );
  const tooFast = isTooFast(judged.leastMs, judged.answeredShare, { claimedMs, elapsedMs });
  const practised = practiseAll(learner, day, evidenceOfPlay(play, judged, now), now);

  const finished = diary.plays.filter(({ finishedAt }) => finishedAt !== null);
  const today = finished.filter(({ localDay }) => localDay === day.name);
  const xp = xpOf({
    items,
    dueStates,
    playsBefore: today.filter(({ type, xp: earned }) => type === play.type && (earned ?? 0) > 0).length,
    xpBefore: today.reduce((sum, each) => sum + (each.xp ?? 0), 0),
    // A student who studies at home every afternoon meets only the daily limit.
    xpLately: 0,
    isTooFast: tooFast,
  });
  const { isComplete, points, maxPoints, accuracy, refused } = judged;
  const bestBefore = bestOf(finished.filter(({ type }) => type === play.type));
  const outcome = {
    isComplete,
    points,
    maxPoints,
    accuracy,
    refusedMoves: refused.length,
    refused,
    bestBefore,
    xp: xp.earned,
    xpReason: xp.reason,
  };
  diary.answers.push(...answerRows(play, items, { localDay: day.name, practised }));
  if (xp.earned > 0) award(learner, day, `play:${play.id}`, xp.earned, now);
  if (!tooFast) countPlay(learner, day, play, isComplete);
  return {
    ...play,
    ...outcome,
    finishedAt: now,
    localDay: day.name,
    playedMs: judged.playedMs ?? Math.min(claimedMs, elapsedMs),
  };
}

function dueStateOf({ memories }: Learner, word: string, now: Date): DueState {
  const memory = memories.get(word);
  if (!memory?.lastReview) return 'new';
  return memory.due <= now ? 'due' : 'other';
}

/** The first of the plays that no other beats. */
function bestOf(plays: readonly PlayRow[]): PlayRow['bestBefore'] {
  const results = plays.flatMap(({ points, maxPoints }) =>
    points === null || maxPoints === null ? [] : { points, maxPoints },
  );
  return results.reduce<PlayRow['bestBefore']>((best, each) => (best && !isBetter(each, best) ? best : each), null);
}

function countPlay(learner: Learner, day: Day, { id, type, wish }: PlayRow, isComplete: boolean): void {
  const one = { amount: 1, cause: `play:${id}` };
  countActivity(learner, day, { kind: 'games-played', game: type, mode: wish.mode, ...one });
  if (type !== 'reading' || !isComplete) return;
  learner.diary.lessons += 1;
  countActivity(learner, day, { kind: 'passages-read', ...one });
}
