import { percentOf } from '@wordgrove/contract/earned-points';
import type { GameWish } from '@wordgrove/contract/games';
import { happens } from '#commands/demo/chance.ts';
import type { Day, Learner, PlayRow } from '#commands/demo/learner.ts';
import type { HomeworkOf } from './own-homework.ts';
import { isOf, isTakenFrom, openHomework, turnIn } from './own-homework.ts';

const shareForHomework = 0.6;

export type GameHomework = HomeworkOf<'game'>;

/** A game that the student could still turn in; now and then the student doesn't feel like it. */
export function homeworkNow(learner: Learner, day: Day): GameHomework | null {
  const [first] = openHomework(learner, new Date(day.at)).filter((each) => isOf(each, 'game') && !isTest(each));
  return first && isOf(first, 'game') && happens(learner.chance, shareForHomework) ? first : null;
}

export function isTest({ set: { assignment } }: GameHomework): boolean {
  return assignment.task.test !== null;
}

/** An attempt is played with the teacher's settings. */
export function attemptAt({ set: { assignment } }: GameHomework): GameWish {
  const { type, mode, items, timer } = assignment.task;
  return { type, source: { kind: 'assignment', assignmentId: assignment.id }, mode, items, timer, canHear: false };
}

/** The learner as a player of the teacher's chosen level. */
export function atLevelOf<Player extends Pick<Learner, 'level'>>(player: Player, { set }: GameHomework): Player {
  const { material } = set.assignment.task;
  return material.kind === 'level' ? { ...player, level: material.level } : player;
}

/** The memory keys of a list; null for a level, which is played like any other. */
export function listOf({ set }: GameHomework): readonly string[] | null {
  const { material } = set.assignment.task;
  return material.kind === 'words' ? material.words.flatMap(({ word }) => word ?? []) : null;
}

/** Turned in automatically when the target is reached in time. */
export function noteAttempt(learner: Learner, homework: GameHomework, play: PlayRow): void {
  const { set } = homework;
  const { finishedAt, points, maxPoints, xpReason } = play;
  if (!finishedAt || points === null || maxPoints === null || xpReason === 'too-fast') return;
  // It began in time, and may have ended later.
  if (!isTakenFrom(learner, homework, finishedAt)) return;
  const percent = percentOf({ points, maxPoints });
  if (percent !== null && percent >= (set.assignment.task.target ?? 0)) turnIn(learner, set, finishedAt);
}
