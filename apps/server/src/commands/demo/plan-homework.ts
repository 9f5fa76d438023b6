import type { GameWish } from '@wordgrove/contract/games';
import { happens } from './chance.ts';
import type { Day, Learner, PlayRow } from './learner.ts';
import type { AssignmentRow } from './plan-assignments.ts';

const shareForHomework = 0.6;

/** Homework that the student could still turn in; now and then the student doesn't feel like it. */
export function homeworkNow({ homework, diary, chance }: Learner, day: Day): AssignmentRow | null {
  const at = new Date(day.at);
  const open = homework.find(({ assignment: { id, publishedAt, dueAt, isLateAllowed }, since }) => {
    const isThere = publishedAt !== null && publishedAt < at && since < at;
    const isTaken = dueAt === null || at < dueAt || isLateAllowed;
    return isThere && isTaken && diary.work.every(({ assignmentId }) => assignmentId !== id);
  });
  return open && happens(chance, shareForHomework) ? open.assignment : null;
}

/** An attempt is played with the teacher's settings. */
export function attemptAt({ id, task: { type, mode, items, timer } }: AssignmentRow): GameWish {
  return { type, source: { kind: 'assignment', assignmentId: id }, mode, items, timer, canHear: false };
}

/** The learner as a player of the teacher's chosen level. */
export function atLevelOf(learner: Learner, { task: { material } }: AssignmentRow): Learner {
  return material.kind === 'level' ? { ...learner, level: material.level } : learner;
}

/** The memory keys of a list; null for a level, which is played like any other. */
export function listOf({ task: { material } }: AssignmentRow): readonly string[] | null {
  return material.kind === 'words' ? material.words.flatMap(({ word }) => word ?? []) : null;
}

/** Turned in automatically when the target is reached. */
export function noteAttempt({ id, diary }: Learner, { id: assignmentId, task }: AssignmentRow, play: PlayRow): void {
  const { finishedAt, points, maxPoints } = play;
  if (!finishedAt || points === null || !maxPoints || task.target === null) return;
  if (Math.round((100 * points) / maxPoints) < task.target) return;
  diary.work.push({ studentId: id, assignmentId, turnedInAt: finishedAt, extendedTo: null, updatedAt: finishedAt });
}
