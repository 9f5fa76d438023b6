import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { databaseCode } from '#http/errors.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { FormTooLarge, partsUpTo, writeFilePart } from '#http/file-part.ts';
import { issuesOf } from '#http/issues.ts';

/** Far more than anybody says, so that a field that is too long is named. */
const metadataBytes = 131_072;

/** Of any part; the file's own limit is watched by its reader too. */
export const uploadLimits = (maxBytes: number) => ({
  files: 2,
  fileSize: maxBytes,
  fields: 4,
  fieldSize: metadataBytes,
  parts: 6,
});

/** What every upload says of its file. */
export type OfFile = {
  /** Its name on the sender's device. */
  name: string;
  md5Hash?: string | undefined;
};

export type UploadForm<Metadata extends OfFile = OfFile> = {
  metadata: Metadata;
  /** Where the file was written. */
  path: string;
  bytes: number;
  /** In base64. */
  md5: string;
};

export type FormRefusals = Refusals<'file-too-large' | 'invalid-checksum'>;

/**
 * Reads an upload's form: the part `metadata`, and the part `file`, which goes to the folder as it comes. Reading stops
 * at the limit, whatever length was announced and wherever in the form the bytes stand.
 *
 * @throws `file-too-large`, `invalid-checksum` when the metadata announce another MD5, `quota-exceeded` when the disk is
 *   full, or `invalid-input` with the fields
 */
export async function readUploadForm<Metadata extends OfFile>(
  request: FastifyRequest,
  { folder, maxBytes, metadata: schema }: { folder: string; maxBytes: number; metadata: z.ZodType<Metadata> },
  errors: FormRefusals,
): Promise<UploadForm<Metadata>> {
  const tooLarge = () => errors['file-too-large']({ data: { maxBytes } });
  const { metadata, file } = await readParts(partsUpTo(request, maxBytes), join(folder, 'file')).catch(
    (error: unknown) => {
      throw refusalFor(error, tooLarge);
    },
  );
  if (file?.isCut) throw tooLarge();
  if (metadata === undefined) throw failures.invalidInput([{ path: 'metadata', problem: 'required' }]);
  const parsed = schema.safeParse(metadata);
  if (!parsed.success) throw failures.invalidInput(issuesOf(parsed.error.issues));
  if (!file) throw failures.invalidInput([{ path: 'file', problem: 'required' }]);
  const { md5Hash } = parsed.data;
  if (md5Hash && md5Hash !== file.md5) throw errors['invalid-checksum']();
  return { metadata: parsed.data, path: file.path, bytes: file.bytes, md5: file.md5 };
}

type WrittenFile = { path: string; bytes: number; md5: string; isCut: boolean };

async function readParts(parts: AsyncIterable<Multipart>, path: string) {
  let metadata: unknown;
  let file: WrittenFile | null = null;
  for await (const part of parts) {
    if (part.fieldname === 'metadata') metadata = await readMetadata(part);
    else if (part.type === 'file' && part.fieldname === 'file') {
      // Which of them is meant can't be known.
      if (file) throw failures.invalidInput([{ path: 'file', problem: 'too-many' }]);
      file = await keep(part, path);
    } else if (part.type === 'file') part.file.resume();
    // Nothing after it would change anything.
    if (file?.isCut) break;
  }
  return { metadata, file };
}

/** It may come as a field or, with its own type, as a file. */
async function readMetadata(part: Multipart): Promise<unknown> {
  if (part.type === 'field' && typeof part.value !== 'string') return part.value;
  const text = part.type === 'field' ? (part.valueTruncated ? '' : String(part.value)) : await shortText(part);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

const unreadable = () => failures.invalidInput([{ path: 'metadata', problem: 'invalid' }]);

async function shortText({ file }: MultipartFile): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > metadataBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function keep(part: MultipartFile, path: string): Promise<WrittenFile> {
  const md5 = createHash('md5');
  let bytes = 0;
  const { isCut } = await writeFilePart(part, path, (chunk) => {
    md5.update(chunk);
    bytes += chunk.length;
  });
  return { path, bytes, md5: md5.digest('base64'), isCut };
}

/** Whatever the parser can't read is the sender's mistake, not ours. */
function refusalFor(error: unknown, tooLarge: () => Error): unknown {
  if (error instanceof ORPCError) return error;
  if (error instanceof FormTooLarge) return tooLarge();
  const code = databaseCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return failures.quotaExceeded();
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  // The only part that may come as JSON, with more than anybody says or not as JSON at all.
  return code === 'FST_INVALID_JSON_FIELD_ERROR'
    ? unreadable()
    : failures.invalidInput([{ path: '', problem: 'multipart-malformed' }]);
}
