import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartRefused } from '#db/start-refused.ts';

export type ArchiveEntry = {
  name: string;
  /** Must be read to its end before the next entry is requested. */
  body: AsyncGenerator<Buffer>;
};

/**
 * The entries of an archive in order, with only one chunk in memory at a time.
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
    // gzip verifies its checksum at the end.
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

/** System errors about the file are passed on as they are; any other failure is the archive's fault. */
function told(error: unknown): unknown {
  return error instanceof Error && 'syscall' in error ? error : damaged(error);
}

export function damaged(cause?: unknown): StartRefused {
  return new StartRefused('This backup is damaged or not complete. Nothing was changed.', { cause });
}
