import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import { dayMs } from '@wordgrove/contract/days';
import type { PlayedMove, PlayResult } from '@wordgrove/contract/games';
import { v5 as uuidFrom } from 'uuid';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { AnswerRow } from '#features/games/answer-store.ts';
import { insertAnswers, listAnswers } from '#features/games/answer-store.ts';
import { addToDay } from '#features/games/day-store.ts';
import type { PaidPlay } from '#features/games/earlier-store.ts';
import { findEarlier } from '#features/games/earlier-store.ts';
import type { Judged } from '#features/games/judged.ts';
import { judgePlay } from '#features/games/judged.ts';
import { keepable, lastMoves } from '#features/games/moves.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import { holdPlay, insertMoves, leavePlay, listMoves, putOutcome } from '#features/games/play-store.ts';
import { presentResult, presentUnplayed } from '#features/games/present.ts';
import { isTooFast, xpOf } from '#features/games/rules.ts';
import { lastedMs, ownMs, withinTime } from '#features/games/within-time.ts';
import { listDueStates } from '#features/games/word-store.ts';
import type { AwardXp } from '#features/memory/award-xp.ts';
import type { NewEvidence, RecordEvidence } from '#features/memory/service.ts';
import { countGame, countLesson } from '#features/profiles/store.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { CountActivity } from '#platform/activity.ts';
import { movedBy } from '#platform/activity.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import type { NoteAttempt } from '#platform/round-source.ts';

export type CountingParts = { recordEvidence: RecordEvidence; awardXp: AwardXp; countActivity: CountActivity };
type Parts = CountingParts & { db: Db; clock: Clock; tell: Tell; noteAttempt: NoteAttempt };
type Player = Pick<Caller, 'timeZone'>;
type Finished = PlayResult & { tasks: MovedTasks };
type Sent = { id: string; from: number; moves: PlayedMove[] };

/**
 * Ends a play with its last moves: the server replays it and records its worth in every feature, once. A play without
 * any answer is left and counts nowhere.
 */
export function finishPlay(parts: Parts) {
  return (own: OwnRows, player: Player, sent: Sent): Promise<Finished> =>
    inTransaction(parts.db, async (tx) => {
      await takeTurns(tx, 'games', own.userId);
      const play = await holdPlay(tx, own, sent.id);
      if (!play) throw failures.notFound();
      if (!play.finishedAt) return settle(parts, tx, own, player, play, sent);
      return { ...resultOf(play, await listAnswers(tx, own, play.id)), tasks: [] };
    });
}

function resultOf(play: PlayRow, answers: readonly AnswerRow[]): PlayResult {
  const result = presentResult(play, answers);
  if (!result) throw failures.notFound();
  return result;
}

async function settle(
  parts: Parts,
  tx: Tx,
  own: OwnRows,
  player: Player,
  play: PlayRow,
  { from, moves }: Sent,
): Promise<Finished> {
  const now = parts.clock.now();
  const kept = await listMoves(tx, own, play.id);
  const fresh = play.leftAt ? [] : lastMoves(kept, { from, moves: keepable(moves) });
  await insertMoves(tx, play, kept.length, fresh, now);
  const judged = judgePlay(play, [...kept, ...fresh]);
  const isAnswered = judged.answeredShare > 0;
  if (play.leftAt && isAnswered) throw failures.notFound();
  if (isAnswered) {
    const { finished, answers, tasks } = await countPlay(parts, tx, own, player, play, judged, now);
    if (play.assignmentId) await parts.noteAttempt(tx, own, play.assignmentId, now);
    // The number of plays is shown beside the XP totals.
    await parts.tell(tx, [own.userId], 'games', 'xp');
    return { ...resultOf(finished, answers), tasks };
  }
  if ((await leavePlay(tx, own, play.id, now)) > 0) await parts.tell(tx, [own.userId], 'games');
  // Nothing was answered, so it doesn't count.
  return { ...presentUnplayed(play, judged, play.leftAt ?? now), tasks: [] };
}

/** A play that was counted: as it stands now, its answers, and the daily tasks that it moved. */
type Counted = { finished: PlayRow; answers: readonly AnswerRow[]; tasks: MovedTasks };

/** Records a play's worth in every feature. Evidence is recorded before anything locks the profile. */
export async function countPlay(
  parts: CountingParts,
  tx: Tx,
  own: OwnRows,
  { timeZone }: Player,
  play: PlayRow,
  claimed: Judged,
  now: Date,
): Promise<Counted> {
  const { recordEvidence, awardXp } = parts;
  const { type } = play;
  const day = localDay(now, timeZone);
  const earlier = await findEarlier(tx, own, play, { day, since: new Date(now.getTime() - dayMs) });
  const { best, lately } = earlier;
  const isUnplayed = claimed.answeredShare === 0;
  const tooFast = isUnplayed || isPlayTooFast(play, claimed, now, lately);
  const judged = withinTime(claimed, lastedMs(play, now));
  const words = [...new Set(judged.items.flatMap(({ word }) => word ?? []))];
  const dueStates = await listDueStates(tx, own, words, now);
  const practised = await recordEvidence(tx, own, tooFast ? [] : evidenceOf(play, judged, now), now);

  const xp = xpOf({
    items: judged.items,
    dueStates,
    playsBefore: earlier.paidPlays,
    xpBefore: earlier.paidXp,
    xpLately: lately.reduce((sum, { xp: each }) => sum + each, 0),
    isTooFast: tooFast,
  });
  const { isComplete, points, maxPoints, accuracy, refused, items } = judged;
  const playedMs = judged.playedMs ?? judged.claimedMs;
  const told = { isComplete, points, maxPoints, accuracy, refusedMoves: refused.length, refused };
  const outcome = { localDay: day, playedMs, ...told, bestBefore: best };
  const finished = await putOutcome(tx, play, { ...outcome, xp: xp.earned, xpReason: xp.reason }, now);
  const byWord = new Map(practised.map((each) => [each.word, each]));
  const answers = await insertAnswers(tx, play, items, { localDay: day, practised: byWord });
  const counted = tooFast ? [] : items;
  const answered = counted.filter(({ isRight }) => isRight !== null).length;
  const correct = counted.filter(({ isRight }) => isRight).length;
  await addToDay(tx, own, { localDay: day, type, plays: 1, ms: playedMs, answered, correct });
  if (xp.earned > 0) await awardXp(tx, own, { reason: `play:${play.id}`, amount: xp.earned, at: now, day });
  await countGame(tx, own, now);
  const tasks = tooFast ? [] : await countForTasks(parts, tx, own, play, isComplete, now);
  return { finished, answers, tasks };
}

/** Each play counts for the daily tasks; a completed reading quiz also counts as a passage read. */
async function countForTasks(
  { countActivity }: CountingParts,
  tx: Tx,
  own: OwnRows,
  { id, type, wish }: PlayRow,
  isComplete: boolean,
  now: Date,
): Promise<MovedTasks> {
  const one = { amount: 1, cause: `play:${id}` };
  const played = await countActivity(tx, own, { kind: 'games-played', game: type, mode: wish.mode, ...one }, now);
  if (type !== 'reading' || !isComplete) return played;
  await countLesson(tx, own, now);
  return movedBy(played, await countActivity(tx, own, { kind: 'passages-read', ...one }, now));
}

/** Pauses stay in the elapsed time: a pause that ended offline is reported too late and was shorter than it seems. */
function isPlayTooFast(
  play: PlayRow,
  { leastMs, answeredShare, claimedMs }: Judged,
  end: Date,
  others: readonly PaidPlay[] = [],
): boolean {
  const elapsedMs = ownMs(play, end, others);
  return isTooFast(leastMs, answeredShare, { claimedMs, elapsedMs });
}

/** The evidence of a play that ended at `end`: none if too fast to have been read, and no times beyond its own. */
export function evidenceOfPlay(play: PlayRow, claimed: Judged, end: Date): NewEvidence[] {
  if (isPlayTooFast(play, claimed, end)) return [];
  return evidenceOf(play, withinTime(claimed, lastedMs(play, end)), end);
}

/** One event per first answer about a word, timed when the answer was given. */
export function evidenceOf(
  { id: playId, type, wish }: Pick<PlayRow, 'id' | 'type'> & { wish: Pick<PlayRow['wish'], 'source'> },
  { items, claimedMs }: Judged,
  now: Date,
): NewEvidence[] {
  const isDrawn = wish.source.kind === 'level' || wish.source.kind === 'topic';
  const place = isDrawn ? { playId } : { playId, isChosen: true as const };
  return items.flatMap(({ id, word, task, isRight, hints, ms, at }): NewEvidence[] => {
    if (word === null || task === 'none' || isRight === null) return [];
    return [
      {
        id: uuidFrom(id, playId),
        word,
        activity: `game:${type}`,
        task,
        passed: isRight,
        hints,
        durationMs: ms ?? 0,
        place,
        occurredAt: new Date(now.getTime() - (claimedMs - (at ?? claimedMs))),
      },
    ];
  });
}
