import type { Assignment, ListedAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { kindOf } from './kinds/kinds.ts';
import { listAssignments } from './list-store.ts';
import type { Around } from './present.ts';
import { presentAssignment, presentListed } from './present.ts';
import { findAssignment, listProgress, listStudentsOf } from './store.ts';
import { listAllClassesOf, scopeOfSetter } from './taught-store.ts';

export type Listing = { classId?: string | undefined; before?: string | undefined };
type Shower = { taught: TaughtBy; now: Date };
type Page = { assignments: ListedAssignment[]; next: string | null };

/** A page of the assignments of the teacher's classes. */
export async function listShown(db: Db, { taught, now }: Shower, { classId, before }: Listing): Promise<Page> {
  const size = limits.assignmentsPage;
  const rows = await listAssignments(db, taught, {
    classId: classId ?? null,
    before: before ?? null,
    size: size + 1,
  });
  const shown = rows.slice(0, size);
  const around = await readAround(db, { taught, now }, shown);
  return {
    assignments: shown.map((row) => presentListed(row, around)),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function presentOne(on: Db | Tx, { taught, now }: Shower, id: string): Promise<Assignment> {
  const row = await findAssignment(on, taught, id);
  if (!row) throw failures.notFound();
  const task = await kindOf(row.task).show(on, scopeOfSetter(row), row.task, id);
  return presentAssignment(row, task, await readAround(on, { taught, now }, [row]));
}

async function readAround(on: Db | Tx, { taught, now }: Shower, rows: readonly { id: string }[]): Promise<Around> {
  const ids = rows.map(({ id }) => id);
  return {
    classes: await listAllClassesOf(on, taught, ids),
    students: await listStudentsOf(on, taught, ids),
    progress: await listProgress(on, taught, ids),
    now,
  };
}
