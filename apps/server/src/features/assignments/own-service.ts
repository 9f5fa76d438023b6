import type { ArchivedAssignment, NextAssignments, OwnAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { askedWords } from './kinds/game/deck-words.ts';
import { kindOf } from './kinds/kinds.ts';
import type { OwnBrief } from './own-store.ts';
import { findArchived, findBrief, findNext, listOwn } from './own-store.ts';
import type { Said } from './present.ts';
import { presentArchived, presentOwn, untouched, workOf } from './present.ts';
import type { Terms } from './rules.ts';
import { effectiveDue, isOpenAt } from './rules.ts';
import type { AssignmentRow } from './store.ts';
import { readDone } from './work-service.ts';
import type { OwnRow } from './work-store.ts';
import { findOwn, listWork, putWork } from './work-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export type OwnAssignmentService = ReturnType<typeof ownAssignmentService>;

/** A student's view of their assignments. */
export function ownAssignmentService({ db, clock }: Omit<Parts, 'tell'>) {
  return {
    /** A page of the student's assignments, or only the one named. */
    mine: async (own: OwnRows, { only, page }: { only?: string | undefined; page: number }) => {
      const now = clock.now();
      const size = limits.ownAssignmentsPage;
      if (only) {
        const shown = await presentById(db, own, only, now);
        const archived = shown ? null : await showArchived(db, own, only, now);
        return { assignments: shown ? [shown] : [], hasMore: false, totals: null, archived };
      }
      const { rows, totals } = await listOwn(db, own, now, { size: size + 1, from: (page - 1) * size });
      return {
        assignments: await present(db, own, rows.slice(0, size), now),
        hasMore: rows.length > size,
        totals,
        archived: null,
      };
    },

    /** The assignments on the student's dashboard. */
    next: (own: OwnRows): Promise<NextAssignments> => findNext(db, own, clock.now()),

    words: async (own: OwnRows, id: string): Promise<string[]> => {
      const row = await findOwn(db, own, id, clock.now());
      if (!row) throw failures.notFound();
      return askedWords(db, row.assignment);
    },
  };
}

export type TurningIn = {
  turnIn: Call<'assignments.turnIn', [OwnRows]>;
  takeBack: Call<'assignments.takeBack', [OwnRows]>;
};

/** A student's work, as far as it decides on turning it in. */
type Had = Terms & {
  isOpen: boolean;
  /** Why it can't be turned in; null when it can. */
  lacks: 'nothing-to-turn-in' | 'hand-in-empty' | null;
  isTurnedIn: boolean;
  isTest: boolean;
};

/** Turning work in, and taking that back. */
export function turningIn({ db, clock, tell }: Parts): TurningIn {
  /** Changes when one student turned in one assignment, and tells the student's and the teacher's screens. */
  const say = (own: OwnRows, id: string, turnedInAt: (had: Had, now: Date) => Date | null | undefined) =>
    inTransaction(db, async (tx): Promise<OwnAssignment> => {
      await takeTurns(tx, 'assignment', `${own.userId}:${id}`);
      const now = clock.now();
      const row = await findOwn(tx, own, id, now);
      if (!row) throw failures.notFound();
      const { assignment, teacherIds } = row;
      const done = await readDone(tx, [assignment], now, own.userId);
      const { terms, work, progress } = workOf(assignment, own.userId, done);
      const { canTurnIn, withoutWork } = kindOf(assignment.task);
      const lacks = canTurnIn(progress) ? null : withoutWork;
      const isTurnedIn = work.turnedInAt !== null;
      // A test has one try.
      const isTest = assignment.task.kind === 'game' && assignment.task.test !== null;
      const at = turnedInAt({ ...terms, isOpen: isOpenAt(terms, now), lacks, isTurnedIn, isTest }, now);
      if (at !== undefined) {
        await putWork(tx, { studentId: own.userId, assignmentId: id }, { turnedInAt: at }, now);
        await tell(tx, [own.userId, ...teacherIds], 'assignments');
      }
      const shown = await presentById(tx, own, id, now);
      if (!shown) throw failures.notFound();
      return shown;
    });

  return {
    turnIn: (own, { id }, errors) =>
      say(own, id, (had, now) => {
        if (had.isTurnedIn) return undefined;
        if (!had.isOpen) throw errors['assignment-over']();
        if (had.lacks) throw errors[had.lacks]();
        return now;
      }),

    takeBack: (own, { id }, errors) =>
      say(own, id, ({ isTurnedIn, due, closedAt, returnedAt, isTest }, now) => {
        if (!isTurnedIn) return undefined;
        if ((due !== null && now > due) || closedAt || returnedAt || isTest) throw errors['assignment-over']();
        return null;
      }),
  };
}

async function present(on: Db | Tx, own: OwnRows, rows: readonly OwnBrief[], now: Date): Promise<OwnAssignment[]> {
  if (rows.length === 0) return [];
  const done = await readDone(on, rows, now, own.userId);
  return rows.map((row) => presentOwn(row, own.userId, done, now));
}

async function presentById(on: Db | Tx, own: OwnRows, id: string, now: Date): Promise<OwnAssignment | null> {
  const row = await findBrief(on, own, id, now);
  const [shown] = row ? await present(on, own, [row], now) : [];
  return shown ?? null;
}

async function showArchived(on: Db, own: OwnRows, id: string, now: Date): Promise<ArchivedAssignment | null> {
  const row = await findArchived(on, own, id, now);
  return row && presentArchived(row, row.said ?? undefined);
}

/** The due time and other terms that apply to this student when a play begins. */
export async function termsFor(on: Db | Tx, own: OwnRows, { assignment }: Pick<OwnRow, 'assignment'>) {
  const [said] = await listWork(on, { ids: [assignment.id], studentId: own.userId });
  return { ...termsOf(assignment, said), returnedPoints: returnedPoints(said) };
}

/** The terms of one student's work, and what the teacher has said about it. */
export function termsOf(
  { dueAt, isLateAllowed, closedAt, closedBefore }: Omit<AssignmentRow, 'task'>,
  { extendedTo, returnedAt }: Said = untouched,
): Terms {
  return { due: effectiveDue(dueAt, extendedTo), isLateAllowed, closedAt, closedBefore, returnedAt };
}

/** The points that the student was told for good; null before that. */
export function returnedPoints({ gradePoints, returnedAt }: Said = untouched): number | null {
  return returnedAt === null ? null : gradePoints;
}
