import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { together } from '#db/statement.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Announce } from './announce.ts';
import { isEarlier } from './announce.ts';
import { ownProgress, ownProgressOf, readProgress } from './kinds/kinds.ts';
import type { Done } from './present.ts';
import { presentWork } from './present.ts';
import { extensionOf } from './publishing.ts';
import { effectiveDue } from './rules.ts';
import { presentOne } from './show.ts';
import { findAssignment, holdAssignment } from './store.ts';
import { countGone, listLearners, listWork, ownWork, putWork } from './work-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; announce: Announce };

export type WorkService = {
  list: Call<'assignments.work', [TaughtBy]>;
  extend: Call<'assignments.extend', [TaughtBy]>;
};

/** The work of a teacher's students, and extensions for single students. */
export function workService({ db, clock, tell, announce }: Parts): WorkService {
  return {
    list: async (taught, { id }) => {
      const row = await findAssignment(db, taught, id);
      if (!row || row.removedAt) throw failures.notFound();
      const learners = await listLearners(db, taught, id);
      const done = await readDone(db, [row], clock.now());
      return {
        assignment: await presentOne(db, { taught, now: clock.now() }, id),
        students: learners.map((learner) => presentWork(row, learner, done, clock.now())),
        gone: await countGone(db, taught, id),
      };
    },

    extend: (taught, { id, studentId, due }, errors) =>
      inTransaction(db, async (tx) => {
        const row = await holdAssignment(tx, taught, id);
        const [learner] = row && !row.removedAt ? await listLearners(tx, taught, id, studentId) : [];
        if (!row || !learner) throw failures.notFound();
        // The student may be turning it in at this moment.
        await takeTurns(tx, 'assignment', `${studentId}:${id}`);
        const [said] = await listWork(tx, { ids: [id], studentId });
        if (row.closedAt || said?.turnedInAt || said?.returnedAt) throw errors['nothing-to-extend']();
        const now = clock.now();
        const extendedTo = due && extensionOf(due, row.dueAt, now);
        await putWork(tx, { studentId, assignmentId: id }, { extendedTo }, now);
        const about = effectiveDue(row.dueAt, extendedTo);
        if (isEarlier(about, effectiveDue(row.dueAt, said?.extendedTo ?? null)))
          await announce(tx, { kind: 'assignment-earlier', assignmentId: id, about, userIds: [studentId] }, now);
        await tell(tx, [...row.teacherIds, studentId], 'assignments');
        return presentWork(row, learner, await readDone(tx, [row], now, studentId), now);
      }),
  };
}

const ownDone = together('own_done', ['ids', 'studentId', 'now'], { work: ownWork, ...ownProgress });

/** What was done for the assignments, by everybody or by one student. */
export async function readDone(
  on: Db | Tx,
  rows: Parameters<typeof readProgress>[1],
  now: Date,
  studentId?: string,
): Promise<Done> {
  const ids = rows.map(({ id }) => id);
  if (studentId === undefined)
    return { work: await listWork(on, { ids }), progressOf: await readProgress(on, rows, now) };
  const { work, ...progress } = await ownDone(on, { ids, studentId, now: now.toISOString() });
  return { work, progressOf: ownProgressOf(progress) };
}
