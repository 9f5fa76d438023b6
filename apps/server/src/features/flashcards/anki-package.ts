import { closeSync, createReadStream, createWriteStream, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdDecompress } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';

/** Collections by the age of their format. A newer package holds the older ones too, with only a note to update Anki. */
const names = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

export type PackageTrouble = 'unreadable' | 'too-large';

/** Compressed bytes at a time: what one step may unpack stays small, however much is packed into it. */
const step = 4096;

/** The most that a frame may ask for to look back in; Anki's own look back 8 MB at most. */
const windowLog = 25;

/**
 * Unpacks the database inside an Anki package, a zip, into a file; nothing of it is ever in memory as a whole.
 *
 * @param folder for what is unpacked, empty
 * @param maxBytes more than that isn't unpacked of all entries together, whatever the zip says of its own size
 * @returns where it is; `unreadable` for a zip that is damaged, cut off, encrypted, or holds no collection
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

/** Writes each collection into a file of its own name, and tells which are whole. */
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
