import type { Tx } from '#db/client.ts';
import { newText } from '#features/pdfs/keep-text.ts';
import { insertPrepared } from '#features/pdfs/prepared-store.ts';
import { insertText, putClasses } from '#features/pdfs/text-store.ts';
import type { FileStore } from '#platform/files.ts';
import type { ClassText } from './plan-texts.ts';

/** Bytes first, then rows, as an upload does: if the rest fails, an hourly job removes bytes that nobody names. */
export async function fillTexts(tx: Tx, files: Pick<FileStore, 'put'>, texts: readonly ClassText[]): Promise<void> {
  for (const text of texts) {
    const { id, key, teacherId, details, file, prepared, sharedAt, archivedAt } = text;
    await files.put(key, file.path, file);
    const archived = archivedAt && { status: 'archived' as const, version: 1, updatedAt: archivedAt };
    await insertText(tx, { ...newText(teacherId, text, sharedAt), ...archived });
    await putClasses(tx, id, details.classIds, sharedAt);
    if (prepared) await insertPrepared(tx, id, prepared);
  }
}
