import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** After this, a client that goes on sending what nobody reads is cut off; until then it may still read the answer. */
const farewellMs = 1000;

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
