import type { Homework, Learner, WorkRow } from '#commands/demo/learner.ts';
import { effectiveDue, isTaken } from '#features/assignments/rules.ts';
import type { AssignmentRow, ClassAssignment } from './plan-assignments.ts';

type KindName = AssignmentRow['task']['kind'];

/** Homework of one kind. */
export type HomeworkOf<Kind extends KindName> = Homework & {
  set: ClassAssignment & { assignment: AssignmentRow<Kind> };
};

export function isOf<Kind extends KindName>(homework: Homework, kind: Kind): homework is HomeworkOf<Kind> {
  return homework.set.assignment.task.kind === kind;
}

/** From when the student has it; null for a draft. */
export function hasSince({ set: { assignment }, since }: Homework): Date | null {
  const { publishedAt } = assignment;
  return publishedAt && (since > publishedAt ? since : publishedAt);
}

/** The student's own due time. */
export function dueFor(
  { id }: Pick<Learner, 'id'>,
  { assignment: { dueAt }, extension }: ClassAssignment,
): Date | null {
  return effectiveDue(dueAt, extension?.studentId === id ? extension.until : null);
}

/** Whether the student has it by then, and work would be taken. */
export function isTakenFrom(learner: Learner, homework: Homework, at: Date): boolean {
  const { isLateAllowed, closedAt } = homework.set.assignment;
  const since = hasSince(homework);
  const terms = { due: dueFor(learner, homework.set), isLateAllowed, closedAt, closedBefore: [], returnedAt: null };
  return since !== null && since <= at && isTaken(terms, at);
}

export function workOn({ diary }: Learner, { assignment }: ClassAssignment): WorkRow | undefined {
  return diary.work.find(({ assignmentId }) => assignmentId === assignment.id);
}

/** Homework that could be turned in at that time and wasn't, in the order in which it was set. */
export function openHomework(learner: Learner, at: Date): Homework[] {
  return learner.homework.filter((each) => isTakenFrom(learner, each, at) && !workOn(learner, each.set)?.turnedInAt);
}

/** A student's stored work before anything happened to it. */
export function untouched(
  studentId: string,
  { id: assignmentId }: Pick<AssignmentRow, 'id'>,
  updatedAt: Date,
): WorkRow {
  return {
    ...{ studentId, assignmentId, turnedInAt: null, extendedTo: null, gradePoints: null, comment: null },
    ...{ returnedAt: null, gradedBy: null, draft: null, version: 0, updatedAt },
  };
}

export function turnIn({ id, diary }: Learner, { assignment }: ClassAssignment, at: Date): void {
  diary.work.push({ ...untouched(id, assignment, at), turnedInAt: at });
}
