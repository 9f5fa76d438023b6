import type {
  ArchivedAssignment,
  Assignment,
  Feedback,
  Grade,
  ListedAssignment,
  OwnAssignment,
  StudentWork,
} from '@wordgrove/contract/assignments';
import type { KindName } from './kinds/kind.ts';
import type { readProgress } from './kinds/kinds.ts';
import { kindOf } from './kinds/kinds.ts';
import type { ListedRow } from './list-store.ts';
import type { OwnBrief } from './own-store.ts';
import { presentShowing } from './publishing.ts';
import {
  draftTurnIn,
  effectiveDue,
  gradebookStateOf,
  isOpenAt,
  isShownToTeacher,
  stateOf,
  takenUntil,
} from './rules.ts';
import type { AssignmentRow, Progress } from './store.ts';
import type { ClassOf } from './taught-store.ts';
import type { Learner, OwnRow, WorkRow } from './work-store.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const nobody = { students: 0, started: 0, turnedIn: 0, graded: 0, lastDue: null };

export type Around = {
  classes: readonly ClassOf[];
  students: readonly { assignmentId: string; studentId: string }[];
  progress: readonly Progress[];
  now: Date;
};

function presentTerms(row: Omit<AssignmentRow, 'task'>) {
  const { id, title, instructions, timeZone, isLateAllowed, points, counts, closedAt } = row;
  return { id, title, instructions, timeZone, isLateAllowed, points, counts, closedAt: iso(closedAt) };
}

/** An assignment as its teacher sees it. */
export function presentAssignment(row: AssignmentRow, task: Assignment['task'], around: Around): Assignment {
  return { ...presentSet(row, around), task };
}

/** An assignment in its teacher's list. */
export function presentListed(row: ListedRow, around: Around): ListedAssignment {
  return { ...presentSet(row, around), task: row.task, words: row.words };
}

function presentSet(row: Omit<AssignmentRow, 'task'>, { classes, students, progress, now }: Around) {
  const of = <Each extends { assignmentId: string }>(list: readonly Each[]) =>
    list.filter(({ assignmentId }) => assignmentId === row.id);
  const { students: count, started, turnedIn, graded, lastDue } = of(progress)[0] ?? nobody;
  const setBy = of(classes)[0]?.setBy ?? null;
  return {
    ...presentTerms(row),
    dueAt: iso(row.dueAt),
    classes: of(classes).flatMap(({ id, name, isOwn }) => (isOwn ? [{ id, name }] : [])),
    setBy,
    canChange: setBy === null || of(classes).every(({ isOwn }) => isOwn),
    studentIds: row.isForSome ? of(students).map(({ studentId }) => studentId) : null,
    ...presentShowing(row, now),
    takenUntil: iso(takenUntil(row, lastDue === null ? null : new Date(lastDue))),
    removedAt: iso(row.removedAt),
    progress: { students: count, started, turnedIn, graded },
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export type Said = Omit<WorkRow, 'studentId' | 'assignmentId'>;

/** Of a student about whose work nothing is stored. */
export const untouched: Said = {
  ...{ turnedInAt: null, extendedTo: null, gradePoints: null, comment: null, returnedAt: null, draft: null },
  version: 0,
};

const nothingSaid: Feedback = { points: null, comment: '', returnedAt: null };

/** What was done for assignments, by everybody or by one student. */
export type Done = { work: readonly WorkRow[]; progressOf: Awaited<ReturnType<typeof readProgress>> };

type Doable = Omit<AssignmentRow, 'task'> & { task: { kind: KindName } };

/** One student's work, with the terms that apply to it. */
export function workOf(row: Doable, studentId: string, done: Done) {
  const said = done.work.find((each) => each.studentId === studentId && each.assignmentId === row.id) ?? untouched;
  const { extendedTo, turnedInAt, returnedAt } = said;
  const due = effectiveDue(row.dueAt, extendedTo);
  const terms = {
    due,
    isLateAllowed: row.isLateAllowed,
    closedAt: row.closedAt,
    closedBefore: row.closedBefore,
    returnedAt,
  };
  const progress = done.progressOf(row, studentId, terms);
  const { percent, attempts, hasBegun } = progress;
  const state = stateOf(said, due, hasBegun);
  return {
    terms,
    extendedTo: iso(extendedTo),
    progress,
    said,
    work: { state, dueAt: iso(due), turnedInAt: iso(turnedInAt), percent, attempts },
  };
}

/** What the student was told; null before anything was. */
function presentFeedback(row: Pick<Doable, 'points'>, said: Said): Feedback | null {
  const { gradePoints, comment, returnedAt } = said;
  if (comment === null) return null;
  return { points: row.points === null ? null : gradePoints, comment, returnedAt: iso(returnedAt) };
}

function presentGrade(row: Doable, said: Said): Grade {
  const { draft, version } = said;
  const shown = draft && { ...draft, turnedInAt: draftTurnIn(said) };
  return { ...(presentFeedback(row, said) ?? nothingSaid), draft: shown, version };
}

/** One student's work, as the teacher sees it. */
export function presentWork(row: AssignmentRow, learner: Learner, done: Done, now: Date): StudentWork {
  const { terms, work, extendedTo, progress, said } = workOf(row, learner.studentId, done);
  const { studentId, name, className } = learner;
  const grade = presentGrade(row, said);
  const { pages, learned } = progress;
  const turnedInAt = work.turnedInAt === null ? null : new Date(work.turnedInAt);
  const handIn = isShownToTeacher(terms, turnedInAt, now) ? progress.handIn : null;
  const state = gradebookStateOf(work.state, terms.due, now);
  return { studentId, name, className, extendedTo, ...work, state, pages, handIn, learned, grade };
}

/** What a student still sees of an assignment whose class is archived: what was returned stays theirs to read. */
export function presentArchived(
  { assignment, teacherName, className }: Omit<OwnRow, 'teacherIds'>,
  said: Said = untouched,
): ArchivedAssignment {
  const { title, points } = assignment;
  const feedback = said.returnedAt === null ? null : presentFeedback(assignment, said);
  return { title, teacherName, className, points, feedback };
}

/** An assignment as a student who has it sees it. */
export function presentOwn(
  { teacherName, className, ...row }: OwnBrief,
  studentId: string,
  done: Done,
  now: Date,
): OwnAssignment {
  const { terms, work, progress, said } = workOf(row, studentId, done);
  const isDone = said.turnedInAt !== null || said.returnedAt !== null;
  return {
    ...presentTerms(row),
    ...work,
    teacherName,
    className,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    isOpen: isOpenAt(terms, now),
    isOverdue: !isDone && terms.due !== null && now > terms.due,
    task: kindOf(row.task).own(row.task, progress),
    openPlay: progress.openPlay,
    feedback: presentFeedback(row, said),
  };
}
