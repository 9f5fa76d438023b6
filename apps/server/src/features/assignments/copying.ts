import type { Copied, WantedCopies } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { announceNew } from './announce.ts';
import type { Source } from './copy-one.ts';
import { copyingOne } from './copy-one.ts';
import { holdZoneOf } from './copy-store.ts';
import type { Asking } from './kinds/kind.ts';
import { isRefusal, errors as reasons } from './release.ts';
import type { AssignmentParts } from './service.ts';
import { changingOne, remove } from './service.ts';
import { countAssignments, listAssignmentsById } from './store.ts';
import { listTeachers } from './taught-store.ts';
import { listLearnerIds } from './work-store.ts';

export type Copying = ReturnType<typeof copying>;

/** Copying many assignments to a class at once, and undoing that. */
export function copying(parts: AssignmentParts) {
  const { db, clock, tell, announce } = parts;
  const copyOne = copyingOne(parts);
  const changeOne = changingOne(parts);
  return {
    copyAll: async (asking: Asking, wish: WantedCopies, errors: Refusals<'too-many-assignments'>) => {
      const { taught } = asking;
      const sources = await readSources(parts, asking, wish);
      return inTransaction(db, async (tx): Promise<{ copies: Copied[] }> => {
        await takeTurns(tx, 'assignments', taught.teacherId);
        const timeZone = await holdZoneOf(tx, taught, wish.classId);
        if (timeZone === null) throw failures.notFound();
        const now = clock.now();
        const copies: Copied[] = [];
        const added: string[] = [];
        for (const { id, from } of wish.copies) {
          const source = sources.get(from);
          if (!source) throw failures.notFound();
          const { outcome, isNew } = await copyOne(tx, id, source, { ...wish, taught, timeZone, now });
          if (isNew && outcome === 'published') added.push(id);
          copies.push({ id, from, title: source.row.title, outcome });
        }
        if ((await countAssignments(tx, taught)) > limits.assignmentsMax) throw errors['too-many-assignments']();
        // Everybody in the class has each of them.
        const learners = added[0] ? await listLearnerIds(tx, added[0]) : [];
        for (const id of added) await announceNew(announce, tx, { id, publishedAt: now }, learners);
        const teachers = copies[0] ? await listTeachers(tx, copies[0].id) : [taught.teacherId];
        await tell(tx, [...teachers, ...learners], 'assignments');
        return { copies };
      });
    },

    removeAll: (taught: TaughtBy, ids: readonly string[]): Promise<{ removed: number }> =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'assignments', taught.teacherId);
        const now = clock.now();
        let removed = 0;
        for (const id of ids) if (await changeOne(tx, { taught, now }, id, remove)) removed += 1;
        return { removed };
      }),
  };
}

/** The assignments to copy, each tried out if its copy is to be published. */
async function readSources({ db, settings }: AssignmentParts, asking: Asking, { copies, publishes }: WantedCopies) {
  const ids = copies.map(({ from }) => from);
  const sources = new Map<string, Source>();
  for (const row of await listAssignmentsById(db, asking.taught, ids)) {
    const source: Source = { row, task: row.task, refusal: null };
    sources.set(row.id, source);
    if (!publishes || row.publishedAt === null) continue;
    try {
      source.task = await settings(row.task).check(asking, row.task, reasons);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      source.refusal = error;
    }
  }
  return sources;
}
