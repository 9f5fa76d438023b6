import type { NextAssignments, OwnAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { findNext, listBrief, listOwnIds } from './own-store.ts';
import { presentOwn } from './present.ts';
import { effectiveDue } from './rules.ts';
import { askedWords } from './word-list.ts';
import { readDone } from './work-service.ts';
import type { OwnRow } from './work-store.ts';
import { findOwn, listWork, nameOwn, putWork } from './work-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export type OwnAssignmentService = ReturnType<typeof ownAssignmentService>;

/** A student's view of their assignments. */
export function ownAssignmentService({ db, clock }: Omit<Parts, 'tell'>) {
  return {
    /** A page of the student's assignments, or only the one named. */
    mine: async (own: OwnRows, { only, page }: { only?: string | undefined; page: number }) => {
      const now = clock.now();
      const size = limits.ownAssignmentsPage;
      const ids = only ? [only] : await listOwnIds(db, own, now, { size: size + 1, from: (page - 1) * size });
      return { assignments: await present(db, own, ids.slice(0, size), now), hasMore: ids.length > size };
    },

    /** The assignments on the student's dashboard. */
    next: (own: OwnRows): Promise<NextAssignments> => findNext(db, own, clock.now()),

    words: async (own: OwnRows, id: string): Promise<string[]> => {
      const row = await findOwn(db, own, id);
      if (!row) throw failures.notFound();
      return askedWords(row.assignment.task) ?? [];
    },
  };
}

export type TurningIn = {
  turnIn: Call<'assignments.turnIn', [OwnRows]>;
  takeBack: Call<'assignments.takeBack', [OwnRows]>;
};

/** Turning work in, and taking that back. */
export function turningIn({ db, clock, tell }: Parts): TurningIn {
  const one = async (on: Db | Tx, own: OwnRows, id: string): Promise<OwnAssignment> => {
    const [shown] = await present(on, own, [id], clock.now());
    if (!shown) throw failures.notFound();
    return shown;
  };

  /** Changes when one student turned in one assignment, and tells the student's and the teacher's screens. */
  const say = (own: OwnRows, id: string, turnedInAt: (shown: OwnAssignment, now: Date) => Date | null | undefined) =>
    inTransaction(db, async (tx): Promise<OwnAssignment> => {
      await takeTurns(tx, 'assignment', `${own.userId}:${id}`);
      const row = await findOwn(tx, own, id);
      if (!row) throw failures.notFound();
      const now = clock.now();
      const at = turnedInAt(await one(tx, own, id), now);
      if (at !== undefined) {
        await putWork(tx, { studentId: own.userId, assignmentId: id }, { turnedInAt: at }, now);
        await tell(tx, [own.userId, row.assignment.teacherId], 'assignments');
      }
      return one(tx, own, id);
    });

  return {
    turnIn: (own, { id }, errors) =>
      say(own, id, (shown, now) => {
        if (shown.turnedInAt) return undefined;
        if (!shown.isOpen) throw errors['assignment-over']();
        if (shown.percent === null) throw errors['nothing-to-turn-in']();
        return now;
      }),

    takeBack: (own, { id }, errors) =>
      say(own, id, (shown, now) => {
        if (!shown.turnedInAt) return undefined;
        const isDue = shown.dueAt !== null && now.toISOString() > shown.dueAt;
        if (isDue || shown.closedAt) throw errors['assignment-over']();
        return null;
      }),
  };
}

/** The given assignments that the student has, in the order of `ids`. */
async function present(on: Db | Tx, own: OwnRows, ids: readonly string[], now: Date): Promise<OwnAssignment[]> {
  if (ids.length === 0) return [];
  const named = await nameOwn(on, own, ids);
  const rows = new Map((await listBrief(on, ids)).map((row) => [row.id, row]));
  const done = await readDone(on, ids, own.userId);
  return ids.flatMap((id) => {
    const [row, names] = [rows.get(id), named.get(id)];
    return row && names ? presentOwn({ row, ...names }, own.userId, done, now) : [];
  });
}

/** The due time and other terms that apply to this student when a play begins. */
export async function termsFor(on: Db | Tx, own: OwnRows, { assignment }: OwnRow) {
  const [said] = await listWork(on, { ids: [assignment.id], studentId: own.userId });
  const due = effectiveDue(assignment.dueAt, said?.extendedTo ?? null);
  return { due, isLateAllowed: assignment.isLateAllowed, closedAt: assignment.closedAt };
}
