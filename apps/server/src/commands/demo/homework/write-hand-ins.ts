import { between, chanceOf, happens } from '#commands/demo/chance.ts';
import type { Day, HandInRow, Learner } from '#commands/demo/learner.ts';
import { spend } from '#commands/demo/learner.ts';
import { writtenBy } from './learner-writing.ts';
import type { HomeworkOf } from './own-homework.ts';
import { dueFor, isOf, isTakenFrom, openHomework, turnIn } from './own-homework.ts';

const shares = { begun: 0.6, finishedAtOnce: 0.75, finishedLater: 0.6, late: 0.15 };

/** Begins hand-ins, goes on with them, and turns them in. */
export function writeHandIns(learner: Learner, day: Day): void {
  for (const each of openHomework(learner, new Date(day.at)))
    if (isOf(each, 'hand-in') && !write(learner, day, each)) return;
}

/** False when the day ends first. */
function write(learner: Learner, day: Day, homework: HomeworkOf<'hand-in'>): boolean {
  const { set } = homework;
  const { id: studentId, chance, diary } = learner;
  const { id: assignmentId } = set.assignment;
  const begun = diary.handIns.find((each) => each.assignmentId === assignmentId);
  const isReminded = comesLate(learner, homework);
  if (isReminded && !isOverdue(learner, homework, new Date(day.at))) return true;
  if (!begun && !isReminded && !happens(chance, shares.begun)) return true;
  const isFinished = isReminded || happens(chance, begun ? shares.finishedLater : shares.finishedAtOnce);
  if (!spend(day, between(chance, 6, isFinished ? 18 : 9) * 60)) return false;
  // What was begun in time isn't taken any more.
  if (!isTakenFrom(learner, homework, new Date(day.at))) return true;
  const { paragraphs } = writtenBy(learner, set);
  const text = (isFinished ? paragraphs : paragraphs.slice(0, Math.ceil(paragraphs.length / 2))).join('\n\n');
  const version = (begun?.version ?? 0) + between(chance, 4, 15);
  const row: HandInRow = { studentId, assignmentId, text, version, savedAt: new Date(day.at) };
  if (begun) Object.assign(begun, row);
  else diary.handIns.push(row);
  if (isFinished && spend(day, between(chance, 5, 60)) && isTakenFrom(learner, homework, new Date(day.at)))
    turnIn(learner, set, new Date(day.at));
  return true;
}

/** Some do it only once they are reminded; who, no other chance has a part in, so that somebody always is late. */
function comesLate({ email }: Learner, { set: { assignment } }: HomeworkOf<'hand-in'>): boolean {
  return assignment.isLateAllowed && happens(chanceOf(`${email}: ${assignment.title} comes late`), shares.late);
}

function isOverdue(learner: Learner, { set }: HomeworkOf<'hand-in'>, at: Date): boolean {
  const due = dueFor(learner, set);
  return due !== null && due < at;
}
