import { fileBucket } from '@wordgrove/contract/paths';
import type { StoredFile } from '@wordgrove/contract/pdf-fields';
import { cacheControl, contentTypeOf, dispositionOf } from '#http/send-file.ts';
import type { TextRow } from './text-store.ts';

/** The name of a text's file in the bucket. */
export const pathOf = (id: string) => `pdfs/${id}`;

/** The text that a name in the bucket belongs to; null when no text can have it. */
export function idOfPath(name: string): string | null {
  return /^pdfs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** What the spec's storage says of a file. */
export function presentFile(row: TextRow, downloadToken: string): StoredFile {
  return {
    bucket: fileBucket,
    generation: String(row.generation),
    metageneration: String(row.version + 1),
    fullPath: pathOf(row.id),
    name: pathOf(row.id),
    size: row.bytes,
    timeCreated: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    md5Hash: row.md5,
    cacheControl,
    contentDisposition: dispositionOf(row),
    contentEncoding: 'identity',
    contentLanguage: row.contentLanguage,
    contentType: contentTypeOf(row),
    customMetadata: { title: row.title, description: row.description },
    downloadTokens: downloadToken,
  };
}
