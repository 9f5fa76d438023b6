import type { NextAssignments, OwnAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failure, failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { presentOwn } from './present.ts';
import { effectiveDue, inOrder, isToDo } from './rules.ts';
import { askedWords } from './word-list.ts';
import { readDone } from './work-service.ts';
import type { OwnRow } from './work-store.ts';
import { holdWork, listOwn, listWork, putWork } from './work-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export type OwnAssignmentService = ReturnType<typeof ownAssignmentService>;

/** What a student was set. */
export function ownAssignmentService({ db, clock }: Omit<Parts, 'tell'>) {
  const mine = async (own: OwnRows): Promise<OwnAssignment[]> =>
    inOrder(await present(db, own, await listOwn(db, own), clock.now()));

  return {
    mine,

    /** What a dashboard says of them. */
    next: async (own: OwnRows): Promise<NextAssignments> => {
      const toDo = (await mine(own)).filter(isToDo);
      return {
        soonest: toDo.slice(0, limits.nextAssignments).map(({ task, ...shown }) => ({ ...shown, type: task.type })),
        open: toDo.length,
        overdue: toDo.filter(({ isOverdue }) => isOverdue).length,
      };
    },

    words: async (own: OwnRows, id: string): Promise<string[]> => {
      const [row] = await listOwn(db, own, id);
      if (!row) throw failures.notFound();
      return askedWords(row.assignment.task) ?? [];
    },
  };
}

export type TurningIn = ReturnType<typeof turningIn>;

/** What a student says of it. */
export function turningIn({ db, clock, tell }: Parts) {
  const one = async (on: Db | Tx, own: OwnRows, row: OwnRow): Promise<OwnAssignment> => {
    const [shown] = await present(on, own, [row], clock.now());
    if (!shown) throw failures.notFound();
    return shown;
  };

  /** Changes what one student says of one assignment, and tells the student's and the teacher's screens. */
  const say = (own: OwnRows, id: string, turnedInAt: (shown: OwnAssignment, now: Date) => Date | null | undefined) =>
    inTransaction(db, async (tx): Promise<OwnAssignment> => {
      await holdWork(tx, own.userId, id);
      const [row] = await listOwn(tx, own, id);
      if (!row) throw failures.notFound();
      const now = clock.now();
      const at = turnedInAt(await one(tx, own, row), now);
      if (at !== undefined) {
        await putWork(tx, { studentId: own.userId, assignmentId: id }, { turnedInAt: at }, now);
        await tell(tx, [own.userId, row.assignment.teacherId], 'assignments');
      }
      return one(tx, own, row);
    });

  return {
    turnIn: (own: OwnRows, id: string): Promise<OwnAssignment> =>
      say(own, id, (shown, now) => {
        if (shown.turnedInAt) return undefined;
        if (!shown.isOpen) throw failure('assignment-over', 409);
        if (shown.percent === null) throw failure('nothing-to-turn-in', 409);
        return now;
      }),

    takeBack: (own: OwnRows, id: string): Promise<OwnAssignment> =>
      say(own, id, (shown, now) => {
        if (!shown.turnedInAt) return undefined;
        const isDue = shown.dueAt !== null && now.toISOString() > shown.dueAt;
        if (isDue || shown.closedAt) throw failure('assignment-over', 409);
        return null;
      }),
  };
}

async function present(on: Db | Tx, own: OwnRows, rows: readonly OwnRow[], now: Date): Promise<OwnAssignment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ assignment }) => assignment.id);
  const done = await readDone(on, ids, own.userId);
  return rows.map((row) => presentOwn(row, own.userId, done, now));
}

/** What is due to whom, as a play that begins needs it. */
export async function termsFor(on: Db | Tx, own: OwnRows, { assignment }: OwnRow) {
  const [said] = await listWork(on, { ids: [assignment.id], studentId: own.userId });
  const due = effectiveDue(assignment.dueAt, said?.extendedTo ?? null);
  return { due, isLateAllowed: assignment.isLateAllowed, closedAt: assignment.closedAt };
}
