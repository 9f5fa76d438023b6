import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { effectiveDue, isShownToTeacher } from '#features/assignments/rules.ts';
import { findAssignment } from '#features/assignments/store.ts';
import { listLearners, listWork } from '#features/assignments/work-store.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Passes } from '#platform/pass.ts';
import type { ByteJobs } from '#platform/remove-bytes.ts';
import { removeBytes } from '#platform/remove-bytes.ts';
import type { WorkParts } from './change-work.ts';
import { changeWork, findTask, presentOwnWork, presentWork, readWork } from './change-work.ts';
import { deleteFile, findAskedFile, placeFiles, putText } from './work-store.ts';

export type HandInParts = WorkParts & {
  jobs: ByteJobs & Pick<Jobs<{ 'remove-bytes': object }>, 'poke'>;
  passes: Passes;
};

export type HandInService = {
  own: Call<'assignments.ownHandIn', [OwnRows]>;
  saveText: Call<'assignments.saveText', [OwnRows]>;
  orderFiles: Call<'assignments.orderFiles', [OwnRows]>;
  removeFile: Call<'assignments.removeFile', [OwnRows]>;
  ofStudent: Call<'assignments.studentHandIn', [TaughtBy]>;
  pass: Call<'assignments.filePass', [OwnRows]>;
};

/** What a student writes and adds, and what its teacher sees of it. */
export function handInService(parts: HandInParts): HandInService {
  const { db, clock, jobs, passes, maxBytes } = parts;
  const change = changeWork(parts);
  return {
    own: async (own, { id }) => {
      await findTask(db, own, id, clock.now());
      return presentOwnWork(await readWork(db, { studentId: own.userId, assignmentId: id }), maxBytes);
    },

    saveText: (own, { id, text, version }, errors) =>
      change(own, id, errors, async (tx, before, now) => {
        // Saved before, and the answer got lost.
        if (before.text === text) return false;
        if (before.version !== version) {
          throw errors['edit-conflict']({ data: presentOwnWork(await readWork(tx, before.of), maxBytes) });
        }
        await putText(tx, before.of, { text, version: version + 1 }, now);
        return true;
      }),

    orderFiles: (own, { id, fileIds }, errors) =>
      change(own, id, errors, async (tx, { of, files }) => {
        const known = files.map((file) => file.id);
        const wanted = fileIds.filter((fileId) => known.includes(fileId));
        const order = [...new Set([...wanted, ...known])];
        if (order.every((fileId, at) => fileId === known[at])) return false;
        await placeFiles(tx, of, order);
        return true;
      }),

    removeFile: async (own, { id, fileId }, errors) => {
      const after = await change(own, id, errors, async (tx, { of }) => {
        const keys = await deleteFile(tx, of, fileId);
        await removeBytes(jobs, tx, keys);
        return keys.length > 0;
      });
      jobs.poke('remove-bytes');
      return after;
    },

    ofStudent: async (taught, { id, studentId }) => {
      const row = await findAssignment(db, taught, id);
      const [learner] = row && !row.removedAt ? await listLearners(db, taught, id, studentId) : [];
      if (row?.task.kind !== 'hand-in' || !learner) throw failures.notFound();
      const [said] = await listWork(db, { ids: [id], studentId });
      const due = effectiveDue(row.dueAt, said?.extendedTo ?? null);
      const terms = { ...row, due, returnedAt: said?.returnedAt ?? null };
      if (!isShownToTeacher(terms, said?.turnedInAt ?? null, clock.now())) throw failures.notFound();
      return presentWork(await readWork(db, { studentId, assignmentId: id }));
    },

    pass: async (own, { id }) => {
      const now = clock.now();
      if (!(await findReadableFile(db, own, id, now))) throw failures.notFound();
      const expiresAt = new Date(now.getTime() + limits.downloadTokenMinutes * 60_000);
      const token = passes.make('open-work', [own.userId, id], expiresAt);
      return { token, expiresAt: expiresAt.toISOString() };
    },
  };
}

/** A file that its asker may read: the student who added it, or the teacher once it is handed in. */
export async function findReadableFile(on: Db, own: OwnRows, id: string, now: Date) {
  const file = await findAskedFile(on, own, id);
  if (!file) return null;
  return file.isOwn || (file.isTaught && isShownToTeacher(file, file.turnedInAt, now)) ? file : null;
}
