import { fileBucket } from '@wordgrove/contract/paths';
import type { PdfKind, StoredFile } from '@wordgrove/contract/pdf-fields';
import { create as contentDisposition } from 'content-disposition';
import type { TextRow } from './text-store.ts';

/** Nobody but a browser keeps it, and it asks each time: the right to read may have ended. */
export const cacheControl = 'private, no-cache';

const types: Record<Exclude<PdfKind, 'txt'>, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Fixed by what the file is; the sender has no say in it. */
export function contentTypeOf({ kind, encoding }: Pick<TextRow, 'kind' | 'encoding'>): string {
  return kind === 'txt' ? `text/plain; charset=${encoding ?? 'utf-8'}` : types[kind];
}

/** Word documents are never opened in the browser. */
export function dispositionOf({ kind, fileName }: Pick<TextRow, 'kind' | 'fileName'>): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ._-]/g, '')
    .trim();
  const fallback = plain.startsWith('.') || plain === '' ? `text.${kind}` : plain;
  return contentDisposition(fileName, { type: kind === 'pdf' || kind === 'txt' ? 'inline' : 'attachment', fallback });
}

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
