import { closeSync, createReadStream, createWriteStream, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdDecompress } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';

/**
 * Collection files, newest format first. A newer package also holds the older files, with only a note to update Anki.
 */
const names = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

export type PackageTrouble = 'unreadable' | 'too-large';

/** Compressed bytes per step: this bounds what one step can unpack, however dense the data. */
const step = 4096;

/** The largest window a frame may ask for, 2^25 bytes; Anki's own need 8 MB at most. */
const windowLog = 25;

/**
 * Unpacks the database inside an Anki package, a zip, into a file; it is never in memory as a whole.
 *
 * @param folder where to unpack; must be empty
 * @param maxBytes for all entries together, whatever sizes the zip claims
 * @returns the database's path; `unreadable` for a zip that is damaged, cut off, encrypted, or holds no collection
 */
export async function unpackCollection(
  zip: string,
  folder: string,
  maxBytes: number,
): Promise<{ path: string } | PackageTrouble> {
  try {
    const found = unzip(zip, folder, maxBytes);
    const name = names.find((each) => found.has(each));
    if (!name) return 'unreadable';
    const path = join(folder, name);
    return { path: name === 'collection.anki21b' ? await unpackZstd(path, maxBytes) : path };
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'unreadable';
  }
}

/** Writes each collection to a file of the same name; returns the names of those that are whole. */
function unzip(zip: string, folder: string, maxBytes: number): Set<string> {
  const begun = new Map<string, number>();
  const found = new Set<string>();
  const room = roomFor(maxBytes);
  const unpacker = new Unzip((entry) => {
    const name = names.find((each) => each === entry.name);
    if (!name || begun.has(name)) return;
    const file = openSync(join(folder, name), 'wx');
    begun.set(name, file);
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      room.take(chunk.length);
      writeSync(file, chunk);
      if (isLast) found.add(name);
    };
    entry.start();
  });
  unpacker.register(UnzipInflate);
  try {
    for (const [chunk, isLast] of chunksOf(zip)) unpacker.push(chunk, isLast);
  } finally {
    for (const file of begun.values()) closeSync(file);
  }
  return found;
}

function* chunksOf(path: string): Generator<[Uint8Array, boolean]> {
  const file = openSync(path, 'r');
  try {
    for (let at = 0; ; at += step) {
      const chunk = new Uint8Array(step);
      const length = readSync(file, chunk, 0, step, at);
      yield [chunk.subarray(0, length), length < step];
      if (length < step) return;
    }
  } finally {
    closeSync(file);
  }
}

async function unpackZstd(path: string, maxBytes: number): Promise<string> {
  const room = roomFor(maxBytes);
  const unpacked = `${path}.sqlite`;
  const unpacker = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: windowLog } });
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      room.take(chunk.length);
      yield chunk;
    }
  };
  await pipeline(createReadStream(path), unpacker, counted, createWriteStream(unpacked, { flags: 'wx' }));
  return unpacked;
}

function roomFor(bytes: number) {
  let room = bytes;
  return {
    take: (taken: number) => {
      room -= taken;
      if (room < 0) throw new RangeError('more than a collection may be');
    },
  };
}
