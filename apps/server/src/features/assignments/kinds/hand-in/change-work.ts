import type { HandInFile, OwnHandIn } from '@wordgrove/contract/assignments';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Stored } from '#features/assignments/kinds/kind.ts';
import { termsFor } from '#features/assignments/own-service.ts';
import { isOpenAt } from '#features/assignments/rules.ts';
import { findOwn, listWork } from '#features/assignments/work-store.ts';
import type { OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { FileRow, WorkOf } from './work-store.ts';
import { findText, listFiles } from './work-store.ts';

export type WorkParts = {
  db: Db;
  clock: Clock;
  tell: Tell;
  /** How large a file may be. */
  maxBytes: number;
};

export type Fixed = Refusals<'assignment-over' | 'work-turned-in'>;

/** A student's work before a change. */
export type Before = { of: WorkOf; task: Stored<'hand-in'>; text: string; version: number; files: FileRow[] };

/** Makes a change, and says whether there was one. */
export type Change = (tx: Tx, before: Before, now: Date) => Promise<boolean>;

export type ChangeWork = (own: OwnRows, id: string, errors: Fixed, change: Change) => Promise<OwnHandIn>;

/** The student's hand-in, if the student has it. */
export async function findTask(on: Db | Tx, own: OwnRows, id: string, now: Date) {
  const row = await findOwn(on, own, id, now);
  if (row?.assignment.task.kind !== 'hand-in') throw failures.notFound();
  return { row, task: row.assignment.task };
}

/**
 * Changes a student's work, if it may still change: one change at a time, and none while it is being turned in. Tells
 * the student's own pages, and the teacher's when the work begins or is empty again.
 */
export function changeWork({ db, clock, tell, maxBytes }: WorkParts): ChangeWork {
  return (own, id, errors, change) =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'assignment', `${own.userId}:${id}`);
      const now = clock.now();
      const { row, task } = await findTask(tx, own, id, now);
      const of = { studentId: own.userId, assignmentId: id };
      const [said] = await listWork(tx, { ids: [id], studentId: own.userId });
      if (said?.turnedInAt) throw errors['work-turned-in']();
      if (!isOpenAt(await termsFor(tx, own, row), now)) throw errors['assignment-over']();
      const before = { ...(await findText(tx, of)), files: await listFiles(tx, of) };
      const isChanged = await change(tx, { of, task, ...before }, now);
      if (!isChanged) return presentOwnWork(before, maxBytes);
      const after = { ...(await findText(tx, of)), files: await listFiles(tx, of) };
      const isSeen = hasAny(before) !== hasAny(after);
      await tell(tx, isSeen ? [own.userId, ...row.teacherIds] : [own.userId], 'assignments');
      return presentOwnWork(after, maxBytes);
    });
}

type Work = { text: string; version: number; savedAt: Date | null; files: readonly FileRow[] };

function hasAny({ text, files }: Pick<Work, 'text' | 'files'>): boolean {
  return files.length > 0 || /\S/.test(text);
}

export function presentWork({ text, version, savedAt, files }: Work) {
  return { text, version, savedAt: savedAt?.toISOString() ?? null, files: files.map(presentFile) };
}

export function presentOwnWork(work: Work, maxFileBytes: number): OwnHandIn {
  return { ...presentWork(work), maxFileBytes };
}

function presentFile({ id, kind, fileName, bytes, addedAt }: FileRow): HandInFile {
  return { id, kind, fileName, bytes, addedAt: addedAt.toISOString() };
}

/** One student's work as it is now. */
export async function readWork(on: Db | Tx, of: WorkOf): Promise<Work> {
  return { ...(await findText(on, of)), files: await listFiles(on, of) };
}
