import type { GameWish } from '@wordgrove/contract/games';
import { happens } from './chance.ts';
import type { Day, Learner, PlayRow } from './learner.ts';
import type { AssignmentRow } from './plan-assignments.ts';

const shareForHomework = 0.6;

/** What the student was set, hasn't turned in and may still do; now and then there is no wish to. */
export function homeworkNow({ homework, diary, chance }: Learner, day: Day): AssignmentRow | null {
  const at = new Date(day.at);
  const open = homework.find(({ assignment: { id, publishedAt, dueAt, isLateAllowed }, since }) => {
    const isThere = publishedAt !== null && publishedAt < at && since < at;
    const isTaken = dueAt === null || at < dueAt || isLateAllowed;
    return isThere && isTaken && diary.work.every(({ assignmentId }) => assignmentId !== id);
  });
  return open && happens(chance, shareForHomework) ? open.assignment : null;
}

/** An attempt is played as the teacher set it. */
export function attemptAt({ id, task: { type, mode, items, timer } }: AssignmentRow): GameWish {
  return { type, source: { kind: 'assignment', assignmentId: id }, mode, items, timer, canHear: false };
}

/** The learner as whoever plays a level that the teacher chose. */
export function atLevelOf(learner: Learner, { task: { material } }: AssignmentRow): Learner {
  return material.kind === 'level' ? { ...learner, level: material.level } : learner;
}

/** The memories of a list; null of a level, which is played like any other. */
export function listOf({ task: { material } }: AssignmentRow): readonly string[] | null {
  return material.kind === 'words' ? material.words.flatMap(({ word }) => word ?? []) : null;
}

/** Turned in by itself when the target is reached. */
export function noteAttempt({ id, diary }: Learner, { id: assignmentId, task }: AssignmentRow, play: PlayRow): void {
  const { finishedAt, points, maxPoints } = play;
  if (!finishedAt || points === null || !maxPoints || task.target === null) return;
  if (Math.round((100 * points) / maxPoints) < task.target) return;
  diary.work.push({ studentId: id, assignmentId, turnedInAt: finishedAt, extendedTo: null, updatedAt: finishedAt });
}
