import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from './failure.ts';

/** Room beyond the files: for fields and for the separators between parts. */
const formBytes = 65_536;

/** After this, a client that goes on sending what nobody reads is cut off; until then it may still read the answer. */
const farewellMs = 1000;

/** A form with more bytes than its files and fields may have. */
export class FormTooLarge extends Error {}

/**
 * A form's parts in order. The parser limits each part, but would read forever what stands before, between and behind
 * them, so the bytes of the whole body are counted as well.
 *
 * @param maxBytes how many the files may have together
 * @throws {FormTooLarge} at once when more are announced, or when more have come; a file that is being read ends with
 *   the same error
 * @throws `invalid-input` when the body is no form
 */
export async function* partsUpTo(request: FastifyRequest, maxBytes: number): AsyncGenerator<Multipart, void, void> {
  if (!request.isMultipart()) throw failures.invalidInput([{ path: '', problem: 'multipart-expected' }]);
  let room = maxBytes + formBytes;
  if (Number(request.headers['content-length'] ?? 0) > room) throw new FormTooLarge();
  const { raw } = request;
  const full = Promise.withResolvers<never>();
  full.promise.catch(() => undefined);
  let current: Multipart | undefined;
  const count = (chunk: Buffer) => {
    room -= chunk.length;
    if (room >= 0) return;
    raw.off('data', count);
    raw.unpipe();
    const error = new FormTooLarge();
    if (current?.type === 'file') current.file.destroy(error);
    full.reject(error);
  };
  raw.on('data', count);
  try {
    const parts = request.parts();
    for (;;) {
      const next = await Promise.race([parts.next(), full.promise]);
      if (next.done) return;
      current = next.value;
      yield current;
    }
  } finally {
    raw.off('data', count);
  }
}

/**
 * Writes a form's file to `path`, readable by its owner only. At its limit the parser would go on reading and drop the
 * rest, so the stream is ended there; whoever reads the form's parts should stop too.
 *
 * @param onChunk gets each piece as it comes
 * @returns whether the file was longer than its limit
 */
export async function writeFilePart(
  { file }: MultipartFile,
  path: string,
  onChunk: (chunk: Buffer) => void = () => undefined,
): Promise<{ isCut: boolean }> {
  let isCut = false;
  file.once('limit', () => {
    isCut = true;
    file.destroy();
  });
  const seen = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      onChunk(chunk);
      yield chunk;
    }
  };
  await pipeline(file, seen, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
    if (!isCut) throw error;
  });
  return { isCut };
}

/**
 * The bytes of a form's file, which are kept in memory.
 *
 * @param room how many there may be
 * @returns null for more; then the stream has ended, and whoever reads the form's parts should stop too
 */
export async function readFilePart({ file }: MultipartFile, room: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the stream.
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > room) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * When the answer comes before the end of the request, lets the rest pass for a moment, so that the client can read the
 * answer, and then cuts the connection: nobody takes in two gigabytes to throw them away.
 */
export function leaveRestUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
    setTimeout(() => raw.complete || raw.destroy(), farewellMs).unref();
  });
}
