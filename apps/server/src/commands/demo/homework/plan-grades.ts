import { percentOf } from '@wordgrove/contract/earned-points';
import { chanceOf, happens } from '#commands/demo/chance.ts';
import type { Learner, WorkRow } from '#commands/demo/learner.ts';
import { commentOn } from './comments.ts';
import { writtenBy } from './learner-writing.ts';
import { untouched, workOn } from './own-homework.ts';
import type { ClassAssignment } from './plan-assignments.ts';

const shareSaved = 0.5;
const pointsFor = { slip: 1.5, leftOut: 2 };

/** What the teachers did about the work: returned it, saved grades, gave more time, and opened one again. */
export function gradeHomework(learners: readonly Learner[], assignments: readonly ClassAssignment[]): void {
  for (const set of assignments) {
    extend(learners, set);
    if (set.again) openAgain(learners, set, set.again);
    for (const learner of learners) gradeOne(learner, set);
  }
}

function gradeOne(learner: Learner, set: ClassAssignment): void {
  const work = workOn(learner, set);
  const { returnedAt, isBeingGraded, assignment } = set;
  if (!work?.turnedInAt) return;
  const { points, comment } = markFor(learner, set, work.turnedInAt);
  if (returnedAt && work.turnedInAt < returnedAt)
    Object.assign(work, {
      ...{
        gradePoints: points,
        comment,
        returnedAt,
        gradedBy: assignment.teacherId,
        version: 2,
        updatedAt: returnedAt,
      },
    });
  else if (isBeingGraded && happens(chanceOf(`${learner.email}: ${assignment.title} is graded`), shareSaved))
    Object.assign(work, { draft: { points, comment }, version: 1 });
}

/** By how much was right, reached or written, and how well. */
function markFor(learner: Learner, set: ClassAssignment, turnedInAt: Date) {
  const { points: max, task, dueAt } = set.assignment;
  const slips = task.kind === 'hand-in' ? writtenBy(learner, set).slips : [];
  const share = shareReached(learner, set);
  const points = typeof max !== 'number' ? null : Math.max(0, Math.round(share * max * 2) / 2);
  const isLate = dueAt !== null && turnedInAt > dueAt && set.extension?.studentId !== learner.id;
  const name = `${learner.email}: ${set.assignment.title}`;
  const isGrown = learner.timeZone !== 'Europe/Istanbul';
  return { points, comment: commentOn({ kind: task.kind, name, share, slips, isLate, isGrown, isTest: isTest(set) }) };
}

function isTest({ assignment: { task } }: ClassAssignment): boolean {
  return task.kind === 'game' && task.test !== null;
}

function shareReached(learner: Learner, set: ClassAssignment): number {
  const { id, points, task } = set.assignment;
  if (task.kind === 'hand-in') {
    const { slips, leftOut } = writtenBy(learner, set);
    const lost = pointsFor.slip * slips.length + pointsFor.leftOut * leftOut;
    return 1 - lost / (points ?? 20);
  }
  if (task.kind !== 'game') return 1;
  const percents = learner.diary.plays
    .filter(({ assignmentId, finishedAt }) => assignmentId === id && finishedAt)
    .map(({ points: won, maxPoints }) => percentOf({ points: won ?? 0, maxPoints: maxPoints ?? 0 }) ?? 0);
  return Math.max(0, ...percents) / 100;
}

/** One student's own due time stands whether or not anything was done. */
function extend(learners: readonly Learner[], { assignment, extension }: ClassAssignment): void {
  const learner = learners.find(({ id }) => id === extension?.studentId);
  const { publishedAt } = assignment;
  if (learner && extension && publishedAt)
    Object.assign(rowOf(learner, assignment, publishedAt), { extendedTo: extension.until });
}

type Again = NonNullable<ClassAssignment['again']>;

/** The work with the most mistakes gets another chance. */
function openAgain(learners: readonly Learner[], set: ClassAssignment, { until, comment }: Again): void {
  const { assignment } = set;
  const slipsOf = (learner: Learner) => writtenBy(learner, set).slips.length;
  const [weakest] = learners
    .filter((learner) => workOn(learner, set)?.turnedInAt)
    .toSorted((one, other) => slipsOf(other) - slipsOf(one));
  const work = weakest && workOn(weakest, set);
  if (!work?.turnedInAt) return;
  const openedAt = new Date(work.turnedInAt.getTime() + 60_000);
  const opened = { turnedInAt: null, comment, extendedTo: until, gradedBy: assignment.teacherId, version: 1 };
  Object.assign(work, { ...opened, updatedAt: openedAt });
}

function rowOf({ id, diary }: Learner, assignment: ClassAssignment['assignment'], at: Date): WorkRow {
  const known = diary.work.find(({ assignmentId }) => assignmentId === assignment.id);
  if (known) return known;
  const row = untouched(id, assignment, at);
  diary.work.push(row);
  return row;
}
