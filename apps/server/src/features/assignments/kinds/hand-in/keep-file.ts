import { ORPCError } from '@orpc/server';
import type { OwnHandIn } from '@wordgrove/contract/assignments';
import type { OwnRows } from '#http/context.ts';
import { databaseCode } from '#http/errors.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { JudgeRefusals, JudgeUpload } from '#http/judge-upload.ts';
import type { UploadForm } from '#http/upload-form.ts';
import type { FileStore } from '#platform/files.ts';
import type { Random } from '#platform/random.ts';
import type { Before, Fixed, WorkParts } from './change-work.ts';
import { changeWork, findTask, presentOwnWork, readWork } from './change-work.ts';
import { insertFile } from './work-store.ts';

type Parts = WorkParts & { files: FileStore; random: Random; judge: JudgeUpload };

export type KeepRefusals = JudgeRefusals & Fixed & Refusals<'too-many-files' | 'invalid-checksum'>;

/** A student's file: of which assignment, and its own id, which the page made. */
export type Added = { id: string; fileId: string };

export type FileKeeper = ReturnType<typeof fileKeeper>;

/** Takes a student's files. */
export function fileKeeper(parts: Parts) {
  const { db, clock, files, random, judge, maxBytes } = parts;
  const change = changeWork(parts);

  /** Whether the file is there already; refuses what can't be kept. */
  const isKept = ({ task, files: has }: Before, { fileId }: Added, md5: string, errors: KeepRefusals): boolean => {
    const known = has.find((each) => each.id === fileId);
    if (known && known.md5 !== md5) throw errors['invalid-checksum']();
    if (!known && has.length >= task.files) throw errors['too-many-files']({ data: { max: task.files } });
    return known !== undefined;
  };

  return {
    /** The work with the file, if it was sent before; null if it may be kept. Refuses before the file is judged. */
    findKept: async (own: OwnRows, added: Added, { md5 }: UploadForm, errors: KeepRefusals) => {
      const of = { studentId: own.userId, assignmentId: added.id };
      await findTask(db, own, added.id, clock.now());
      const work = await readWork(db, of);
      // Sent again, it may meanwhile be turned in.
      if (work.files.some((file) => file.id === added.fileId && file.md5 === md5))
        return presentOwnWork(work, maxBytes);
      await change(own, added.id, errors, async (_, before) => {
        isKept(before, added, md5, errors);
        return false;
      });
      return null;
    },

    /**
     * Judges a file, stores its bytes under a new key and then writes its row. Whatever happens in between leaves bytes
     * that nobody names, which an hourly job removes, and never a row without bytes.
     */
    keep: async (own: OwnRows, added: Added, form: UploadForm, errors: KeepRefusals): Promise<OwnHandIn> => {
      const { path, bytes, md5 } = form;
      const judged = await judge(form, errors);
      const key = `hand-ins/${added.fileId}/${random.uuid()}`;
      await files.put(key, path, { bytes, md5 });
      let isNew = false;
      try {
        const after = await change(own, added.id, errors, async (tx, before, now) => {
          if (isKept(before, added, md5, errors)) return false;
          const place = Math.max(0, ...before.files.map((file) => file.place)) + 1;
          const row = { ...before.of, ...judged, id: added.fileId, storeKey: key, bytes, md5, place, addedAt: now };
          // Somebody else's file may have this id.
          if (!(await insertFile(tx, row))) throw failures.notFound();
          isNew = true;
          return true;
        });
        if (!isNew) await files.remove(key);
        return after;
      } catch (error) {
        // Ours, or the quota's: certainly nothing was written. After any other error the row may be there.
        const isRefusal = error instanceof ORPCError || databaseCode(error) === 'WG402';
        if (isRefusal) await files.remove(key).catch(() => undefined);
        throw error;
      }
    },
  };
}
