import { Readable } from 'node:stream';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '#platform/files.ts';
import { readRange } from './byte-range.ts';
import type { Refusals } from './failure.ts';

/** A file of a store, as a row describes it. */
export type SentFile = {
  kind: PdfKind;
  /** Of a `txt`. */
  encoding: string | null;
  fileName: string;
  storeKey: string;
  bytes: number;
  /** In base64. */
  md5: string;
};

/** Nobody but a browser keeps it, and it asks each time: the right to read may have ended. */
export const cacheControl = 'private, no-cache';

/** Whatever a file holds, a browser that opens it runs nothing and reaches nothing. */
export const sandbox = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

const types: Record<Exclude<PdfKind, 'txt'>, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Fixed by what the file is; the sender has no say in it. */
export function contentTypeOf({ kind, encoding }: Pick<SentFile, 'kind' | 'encoding'>): string {
  return kind === 'txt' ? `text/plain; charset=${encoding ?? 'utf-8'}` : types[kind];
}

/** Word documents are never opened in the browser. */
export function dispositionOf({ kind, fileName }: Pick<SentFile, 'kind' | 'fileName'>): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ._-]/g, '')
    .trim();
  const fallback = plain.startsWith('.') || plain === '' ? `text.${kind}` : plain;
  return contentDisposition(fileName, { type: kind === 'pdf' || kind === 'txt' ? 'inline' : 'attachment', fallback });
}

type Parts = {
  files: FileStore;
  /** Makes the refusal for bytes that are gone. */
  gone: () => Error;
  errors: Refusals<'cannot-slice-blob'>;
};

/** Answers with a stored file, or with the part of it that is asked for; 304 when the browser has it. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  { files, gone, errors }: Parts,
): Promise<FastifyReply> {
  const etag = `"${Buffer.from(file.md5, 'base64').toString('hex')}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (listsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const asked = isStillThat(request.headers['if-range'], etag) ? request.headers.range : undefined;
  const range = readRange(asked, file.bytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw errors['cannot-slice-blob']();
  }
  const body = request.method === 'HEAD' ? Readable.from([]) : await files.read(file.storeKey, range ?? undefined);
  if (!body) throw gone();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply
    .headers({ ...sandbox, 'content-disposition': dispositionOf(file) })
    .header('content-length', range ? range.end - range.start + 1 : file.bytes)
    .type(contentTypeOf(file))
    .send(body);
}

/** A tag's bytes never change, so a weak tag is as good here (RFC 9110, 13.1.2). */
function listsTag(header: string | undefined, etag: string): boolean {
  const listed = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return listed.includes(etag) || listed.includes('*');
}

/** Without the condition, or when it holds, a range may be sent; otherwise the whole file (RFC 9110, 13.1.5). */
function isStillThat(header: string | string[] | undefined, etag: string): boolean {
  return header === undefined || header === etag;
}
