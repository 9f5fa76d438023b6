import { ORPCError } from '@orpc/server';
import { unusable } from '@wordgrove/contract/assignments';
import { codes } from '@wordgrove/contract/errors';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { refusalsOf } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Announce } from './announce.ts';
import { announceNew } from './announce.ts';
import type { Publish } from './publishing.ts';
import { asDraft } from './publishing.ts';
import type { Due } from './release-store.ts';
import { holdDue, listDue } from './release-store.ts';
import { updateAssignment } from './store.ts';
import { listClassesOf, listTeachers } from './taught-store.ts';
import { listLearnerIds } from './work-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; announce: Announce; publish: Publish };

/**
 * The job `release-assignments`: does what goes with publishing for every assignment whose time has come, each in a
 * transaction of its own. What can't be done any more becomes a draft again that says why.
 */
export function releaseAssignments(parts: Parts): () => Promise<void> {
  return async () => {
    const failed: unknown[] = [];
    for (const due of await listDue(parts.db, parts.clock.now())) {
      await release(parts, due).catch((error) => failed.push(error));
    }
    if (failed.length > 0) throw failed[0];
  };
}

export const errors = refusalsOf(unusable);
const refused: readonly string[] = Object.keys({ ...unusable, ...codes('not-found') });

export type Refusal = ORPCError<string, Record<string, unknown> | undefined>;

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof ORPCError && refused.includes(error.code);

async function release(parts: Parts, due: Due): Promise<void> {
  try {
    await settle(parts, due);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await settle(parts, due, error);
  }
}

/** Publishes it or, once that was refused, takes it back. */
async function settle({ db, clock, tell, announce, publish }: Parts, due: Due, refusal?: Refusal): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const { id, taught } = due;
    await takeTurns(tx, 'assignments', taught.teacherId);
    const row = await holdDue(tx, due, now);
    if (!row) return;
    const { publishedAt } = row;
    const learners = await listLearnerIds(tx, id);
    if (refusal) {
      const { code, data = {} } = refusal;
      const publishTrouble = { at: publishedAt.toISOString(), code, data };
      await updateAssignment(tx, row, { ...asDraft, publishTrouble }, now);
    } else {
      await updateAssignment(tx, row, { isScheduled: false }, now);
      const classIds = (await listClassesOf(tx, taught, [id])).map((each) => each.id);
      const published = { id, task: row.task, classIds, isFirst: true, isChanged: true };
      await publish(tx, taught, { ...published, ...asDraft, publishedAt }, now, errors);
      await announceNew(announce, tx, { id, publishedAt }, learners, now);
    }
    await tell(tx, [...(await listTeachers(tx, id)), ...learners], 'assignments');
  });
}
