import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartRefused } from '#db/start-refused.ts';

export type ArchiveEntry = {
  name: string;
  /** To be read to its end before the next entry is asked for. */
  body: AsyncGenerator<Buffer>;
};

/**
 * The entries of an archive, one after another, never more than a piece of one in memory.
 *
 * @throws {StartRefused} when the archive is cut short or damaged
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), tar);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      if (entry.header.type !== 'file') throw damaged();
      yield { name: entry.header.name, body: bodyOf(entry) };
    }
    // gzip compares its checksum at the end.
    await reading;
  } catch (error) {
    throw told(error);
  }
}

async function* bodyOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* entry as AsyncIterable<Buffer>;
  } catch (error) {
    throw told(error);
  }
}

/** What the system says of a file is told as it is; whatever else fails is the archive's fault. */
function told(error: unknown): unknown {
  return error instanceof Error && 'syscall' in error ? error : damaged(error);
}

export function damaged(cause?: unknown): StartRefused {
  return new StartRefused('This backup is damaged or not complete. Nothing was changed.', { cause });
}
