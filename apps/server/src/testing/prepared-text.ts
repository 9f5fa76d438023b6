import { Readable } from 'node:stream';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { dictionaryWords } from '#app/words.ts';
import { pdfClasses, pdfs } from '#db/schema/all.ts';
import { tellOnly } from '#features/live/service.ts';
import { prepareText, readLimits } from '#features/pdfs/prepare-text.ts';
import type { TestApp } from '#testing/app.ts';

/** What the file store has under every key: bytes, nothing, or no answer. */
export type Stored = Uint8Array | null | Error;

type Owner = { teacherId: string; classId: string };

/** Texts whose job a test runs itself, with its own limits and store. */
export function preparedTexts({ db, clock }: Pick<TestApp, 'db' | 'clock'>) {
  let stored: Stored = null;
  const files = {
    read: async () => {
      if (stored instanceof Error) throw stored;
      return stored && Readable.from([stored]);
    },
  };

  /** A text that waits, given to the class. */
  async function upload({ teacherId, classId }: Owner, kind: PdfKind, bytes: Stored): Promise<string> {
    const id = uuid();
    const now = clock.now();
    stored = bytes;
    await db.insert(pdfs).values({
      id,
      kind,
      teacherId,
      title: 'A text',
      description: '',
      fileName: 'a',
      storeKey: `pdfs/${id}`,
      bytes: 1,
      md5: '',
      generation: 1,
      preparation: 'waiting',
      createdAt: now,
      updatedAt: now,
    });
    await db.insert(pdfClasses).values({ pdfId: id, classId, sharedAt: now });
    return id;
  }

  const prepare = (pdfId: string, { attempt = 1, limits = readLimits } = {}): Promise<void> =>
    prepareText({ db, files, wordOfForm: dictionaryWords.wordOfForm, tell: tellOnly, limits })({ pdfId }, { attempt });

  async function prepared(owner: Owner, kind: PdfKind, bytes: Stored, more = {}) {
    const id = await upload(owner, kind, bytes);
    await prepare(id, more);
    const [row] = await db.select().from(pdfs).where(eq(pdfs.id, id));
    return { id, row };
  }

  return { upload, prepare, prepared };
}
