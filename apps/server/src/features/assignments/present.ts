import type { Assignment, ListedAssignment, OwnAssignment, StudentWork } from '@wordgrove/contract/assignments';
import type { ListedRow } from './list-store.ts';
import type { BriefRow } from './own-store.ts';
import { attemptOf, countedPercent, effectiveDue, isTaken, stateOf } from './rules.ts';
import type { AssignmentRow, ClassOf, Progress } from './store.ts';
import type { AttemptRow, Learner, OpenAttempt, WorkRow } from './work-store.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const nobody = { students: 0, started: 0, turnedIn: 0 };

export type Around = {
  classes: readonly ClassOf[];
  students: readonly { assignmentId: string; studentId: string }[];
  progress: readonly Progress[];
};

function presentTerms(row: Omit<AssignmentRow, 'task'>) {
  const { id, title, instructions, timeZone, isLateAllowed, points, counts, closedAt } = row;
  return { id, title, instructions, timeZone, isLateAllowed, points, counts, closedAt: iso(closedAt) };
}

/** An assignment as its teacher sees it. */
export function presentAssignment(row: AssignmentRow, around: Around): Assignment {
  return { ...presentSet(row, around), task: row.task };
}

/** An assignment in its teacher's list. */
export function presentListed(row: ListedRow, around: Around): ListedAssignment {
  return { ...presentSet(row, around), task: row.task, words: row.words };
}

function presentSet(row: Omit<AssignmentRow, 'task'>, { classes, students, progress }: Around) {
  const of = <Each extends { assignmentId: string }>(list: readonly Each[]) =>
    list.filter(({ assignmentId }) => assignmentId === row.id);
  const [made] = of(progress);
  return {
    ...presentTerms(row),
    dueAt: iso(row.dueAt),
    classes: of(classes).map(({ id, name }) => ({ id, name })),
    studentIds: row.isForSome ? of(students).map(({ studentId }) => studentId) : null,
    publishedAt: iso(row.publishedAt),
    removedAt: iso(row.removedAt),
    progress: made ? { students: made.students, started: made.started, turnedIn: made.turnedIn } : nobody,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What was done for assignments, by everybody or by one student. */
export type Done = {
  work: readonly WorkRow[];
  attempts: readonly AttemptRow[];
  open: readonly OpenAttempt[];
};

function workOf(row: Omit<AssignmentRow, 'task'>, studentId: string, done: Done) {
  const isHis = (each: { studentId: string; assignmentId: string }) =>
    each.studentId === studentId && each.assignmentId === row.id;
  const said = done.work.find(isHis);
  const extendedTo = said?.extendedTo ?? null;
  const turnedInAt = said?.turnedInAt ?? null;
  const due = effectiveDue(row.dueAt, extendedTo);
  const terms = { due, isLateAllowed: row.isLateAllowed, closedAt: row.closedAt };
  const attempts = done.attempts
    .filter(isHis)
    .map(({ studentId: _, assignmentId: __, ...play }) => attemptOf(play, terms));
  const openPlay = done.open.find(isHis)?.id ?? null;
  return {
    terms,
    extendedTo: iso(extendedTo),
    openPlay,
    work: {
      state: stateOf(turnedInAt, due, attempts.length > 0 || openPlay !== null),
      dueAt: iso(due),
      turnedInAt: iso(turnedInAt),
      percent: countedPercent(attempts, row.counts),
      attempts,
    },
  };
}

/** One student's work, as the teacher sees it. */
export function presentWork(row: AssignmentRow, learner: Learner, done: Done): StudentWork {
  const { work, extendedTo } = workOf(row, learner.studentId, done);
  return { studentId: learner.studentId, name: learner.name, className: learner.className, extendedTo, ...work };
}

/** An assignment as a student who has it sees it. */
export function presentOwn(
  { row, teacherName, className }: { row: BriefRow; teacherName: string; className: string },
  studentId: string,
  done: Done,
  now: Date,
): OwnAssignment {
  const { terms, work, openPlay } = workOf(row, studentId, done);
  const isOpen = isTaken(terms, now) && row.closedAt === null;
  return {
    ...presentTerms(row),
    ...work,
    teacherName,
    className,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    isOpen,
    isOverdue: work.turnedInAt === null && terms.due !== null && now > terms.due,
    task: row.task,
    openPlay,
  };
}
