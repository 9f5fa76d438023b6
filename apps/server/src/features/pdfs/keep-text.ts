import { ORPCError } from '@orpc/server';
import { limits } from '@wordgrove/contract/limits';
import type { PdfKind, UploadMetadata } from '@wordgrove/contract/pdf-fields';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { TaughtBy } from '#http/context.ts';
import { databaseCode } from '#http/errors.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { FileStore } from '#platform/files.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';
import type { TextRow } from './text-store.ts';
import { areTaught, countTexts, findText, insertText, putClasses } from './text-store.ts';
import { listPeopleOf } from './visible-store.ts';

/** The jobs that texts need. */
export type TextJobs = { 'prepare-text': { pdfId: string }; 'remove-bytes': { key: string } };

export type KeepingParts = {
  db: Db;
  clock: Clock;
  random: Random;
  tell: Tell;
  files: FileStore;
  jobs: Pick<Jobs<TextJobs>, 'send' | 'sendAll' | 'poke'>;
};

export type Details = UploadMetadata['customMetadata'];

/** A whole file on this machine, judged and ready to be kept. */
export type GivenFile = {
  path: string;
  bytes: number;
  /** In base64. */
  md5: string;
  kind: PdfKind;
  encoding: TextRow['encoding'];
  fileName: string;
  contentLanguage: string | null;
};

type KeepRefusals = Refusals<'too-many-texts'>;

export type TextKeeper = ReturnType<typeof textKeeper>;

export function textKeeper(parts: KeepingParts) {
  const { db, files, random, jobs } = parts;
  return {
    /**
     * Refuses what could never be kept, before a file is read. True when the teacher has this text already: the file
     * was sent again.
     */
    isKept: async (taught: TaughtBy, id: string, { classIds }: Details, errors: KeepRefusals): Promise<boolean> => {
      if (await findText(db, taught, id)) return true;
      if (!(await areTaught(db, taught, classIds))) throw failures.notFound();
      if ((await countTexts(db, taught)) >= limits.pdfsMax) throw errors['too-many-texts']();
      return false;
    },

    /**
     * Stores the bytes under a new key and then writes the row. Whatever happens in between leaves bytes that nobody
     * names, which an hourly job removes, and never a row without bytes.
     */
    keep: async (taught: TaughtBy, id: string, details: Details, file: GivenFile, errors: KeepRefusals) => {
      const key = `pdfs/${id}/${random.uuid()}`;
      await files.put(key, file.path, { bytes: file.bytes, md5: file.md5 });
      try {
        const isNew = await inTransaction(db, (tx) => insert(parts, tx, taught, { id, key, details, file }, errors));
        // Sent twice at the same time.
        if (!isNew) await files.remove(key);
      } catch (error) {
        // After any other error the row may be there all the same.
        if (isRefusal(error)) await files.remove(key).catch(() => undefined);
        throw error;
      }
      jobs.poke('prepare-text');
    },
  };
}

export type Kept = { id: string; key: string; details: Details; file: GivenFile };

/** A text's row as it begins. A Word document has nothing that could be prepared. */
export function newText(teacherId: string, { id, key, details, file }: Kept, now: Date) {
  const { title, description } = details;
  const { kind, encoding, fileName, bytes, md5, contentLanguage } = file;
  return {
    ...{ id, teacherId, title, description, kind, encoding, fileName, bytes, md5, contentLanguage },
    storeKey: key,
    generation: now.getTime() * 1000,
    preparation: kind === 'pdf' || kind === 'txt' ? ('waiting' as const) : ('ready' as const),
    createdAt: now,
    updatedAt: now,
  };
}

async function insert(
  { clock, tell, jobs }: KeepingParts,
  tx: Tx,
  taught: TaughtBy,
  { id, key, details, file }: Kept,
  errors: KeepRefusals,
): Promise<boolean> {
  await takeTurns(tx, 'pdfs', taught.teacherId);
  if (await findText(tx, taught, id)) return false;
  if ((await countTexts(tx, taught)) >= limits.pdfsMax) throw errors['too-many-texts']();
  if (!(await areTaught(tx, taught, details.classIds))) throw failures.notFound();
  const now = clock.now();
  const row = newText(taught.teacherId, { id, key, details, file }, now);
  // Somebody else's text may have this id.
  if (!(await insertText(tx, row))) throw failures.notFound();
  await putClasses(tx, id, details.classIds, now);
  if (row.preparation === 'waiting') await jobs.send('prepare-text', { pdfId: id }, { tx });
  await tell(tx, await listPeopleOf(tx, id), 'pdfs');
  return true;
}

/** Ours, or the quota's: certainly nothing was written. */
function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError || databaseCode(error) === 'WG402';
}
