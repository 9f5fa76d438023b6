import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import { fileBucket } from '@wordgrove/contract/paths';
import type { Pdf } from '@wordgrove/contract/pdf-fields';
import type { Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { cleanFileName } from '#platform/given-file/file-name.ts';
import { isReadable } from '#platform/given-file/judge-file.ts';
import type { Passes } from '#platform/pass.ts';
import { removeBytes } from '#platform/remove-bytes.ts';
import { inWorkFolder } from '#platform/work-folder.ts';
import type { Details, KeepingParts, TextKeeper } from './keep-text.ts';
import { presentText } from './present.ts';
import type { KeptText, TextRow } from './text-store.ts';
import {
  areTaught,
  findText,
  holdText,
  listClassIds,
  listTexts,
  putClasses,
  removeText,
  updateText,
} from './text-store.ts';
import { listPeopleOf } from './visible-store.ts';

export type TextParts = KeepingParts & { keeper: TextKeeper; passes: Passes; maxBytes: number };

type Listing = { before?: string | undefined; isArchived: boolean };
type Pasted = Details & { id: string; text: string };
type Edited = Details & { id: string; version: number };

export type TextService = ReturnType<typeof textService>;

/** A teacher's texts. */
export function textService(parts: TextParts) {
  const { db, clock, keeper, passes, maxBytes } = parts;
  const shown = async (on: typeof db | Tx, taught: TaughtBy, id: string) => presentText(await known(on, taught, id));
  return {
    list: async (taught: TaughtBy, { before, isArchived }: Listing) => {
      const size = limits.pdfsPage;
      const status = isArchived ? 'archived' : 'active';
      const rows = await listTexts(db, taught, { status, before: before ?? null, size: size + 1 });
      const page = rows.slice(0, size);
      return { texts: page.map(presentText), next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
    },

    one: (taught: TaughtBy, { id }: { id: string }): Promise<Pdf> => shown(db, taught, id),

    ticket: ({ sessionId }: Caller) => {
      const expiresAt = new Date(clock.now().getTime() + limits.uploadTicketMinutes * 60_000);
      const appCheck = passes.make('upload', [sessionId], expiresAt);
      return { bucket: fileBucket, appCheck, expiresAt: expiresAt.toISOString(), maxBytes };
    },

    paste: async (
      taught: TaughtBy,
      { id, text, ...details }: Pasted,
      errors: Refusals<'too-many-texts'>,
    ): Promise<Pdf> => {
      if (!isReadable(text)) throw failures.invalidInput([{ path: 'text', problem: 'required' }]);
      if (!(await keeper.isKept(taught, id, details, errors))) {
        await withFile(text, (file) =>
          keeper.keep(
            taught,
            id,
            details,
            {
              ...file,
              kind: 'txt',
              encoding: 'utf-8',
              fileName: cleanFileName(details.title, 'txt'),
              contentLanguage: null,
            },
            errors,
          ),
        );
      }
      return shown(db, taught, id);
    },
  };
}

export type TextChanges = ReturnType<typeof textChanges>;

export function textChanges(parts: TextParts) {
  const { db, jobs } = parts;
  const change = changing(parts);
  return {
    edit: (taught: TaughtBy, wanted: Edited, errors: Refusals<'edit-conflict', Pdf>): Promise<Pdf> =>
      change(taught, wanted.id, async (tx, row, now) => {
        const { title, description, classIds } = wanted;
        if (row.version !== wanted.version) {
          const current = await known(tx, taught, row.id);
          if (row.version === wanted.version + 1 && saysTheSame(current, wanted)) return false;
          throw errors['edit-conflict']({ data: presentText(current) });
        }
        if (!(await areTaught(tx, taught, classIds, await listClassIds(tx, row.id)))) throw failures.notFound();
        await updateText(tx, row, { title, description }, now);
        await putClasses(tx, row.id, classIds, now);
        return true;
      }),

    archive: (taught: TaughtBy, { id, isArchived }: { id: string; isArchived: boolean }): Promise<Pdf> =>
      change(taught, id, async (tx, row, now) => {
        const status = isArchived ? 'archived' : 'active';
        if (row.status === status) return false;
        await updateText(tx, row, { status }, now);
        return true;
      }),

    /** The row goes first: bytes without a row are found, a row without bytes would be a broken link. */
    remove: async (taught: TaughtBy, { id }: { id: string }): Promise<{ removed: number }> => {
      await inTransaction(db, async (tx) => {
        const row = await holdText(tx, taught, id);
        if (!row) throw failures.notFound();
        const people = await listPeopleOf(tx, id);
        await removeText(tx, row);
        await removeBytes(jobs, tx, [row.storeKey]);
        await parts.tell(tx, people, 'pdfs');
      });
      jobs.poke('remove-bytes');
      return { removed: 1 };
    },
  };
}

type Change = (tx: Tx, row: TextRow, now: Date) => Promise<boolean>;

/** Changes one text under a lock; after a change, tells everybody who has it on screen or had it before. */
function changing({ db, clock, tell }: TextParts) {
  return (taught: TaughtBy, id: string, work: Change): Promise<Pdf> =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'pdfs', taught.teacherId);
      const row = await holdText(tx, taught, id);
      if (!row) throw failures.notFound();
      const before = await listPeopleOf(tx, id);
      if (await work(tx, row, clock.now())) await tell(tx, [...before, ...(await listPeopleOf(tx, id))], 'pdfs');
      return presentText(await known(tx, taught, id));
    });
}

async function known(on: Parameters<typeof findText>[0], taught: TaughtBy, id: string): Promise<KeptText> {
  const row = await findText(on, taught, id);
  if (!row) throw failures.notFound();
  return row;
}

function saysTheSame(row: KeptText, wanted: Details): boolean {
  const ids = (list: readonly string[]) => [...new Set(list)].sort().join();
  const hasSameClasses = ids(row.classes.map(({ id }) => id)) === ids(wanted.classIds);
  return row.title === wanted.title && row.description === wanted.description && hasSameClasses;
}

/** A pasted text takes the way of an uploaded one, as a file in UTF-8. */
function withFile<Result>(
  text: string,
  work: (file: { path: string; bytes: number; md5: string }) => Promise<Result>,
): Promise<Result> {
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'text');
    const bytes = Buffer.from(text);
    await writeFile(path, bytes);
    return work({ path, bytes: bytes.length, md5: createHash('md5').update(bytes).digest('base64') });
  });
}
