import { zstdDecompressSync } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';

/** Collections by the age of their format. A newer package holds the older ones too, with only a note to update Anki. */
const names = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

export type PackageTrouble = 'unreadable' | 'too-large';

/** Compressed bytes at a time: what one step may unpack stays small, however much is packed into it. */
const step = 4096;

/**
 * The database inside an Anki package, a zip.
 *
 * @param maxBytes more than that isn't unpacked, whatever the zip says of its own size
 * @returns `unreadable` for a zip that is damaged, cut off, encrypted, or holds no collection
 */
export function unpackCollection(zip: Uint8Array, maxBytes: number): Uint8Array | PackageTrouble {
  try {
    const found = unzip(zip, maxBytes);
    const name = names.find((each) => found.has(each));
    const packed = name && found.get(name);
    if (!packed) return 'unreadable';
    return name === 'collection.anki21b' ? zstdDecompressSync(packed, { maxOutputLength: maxBytes }) : packed;
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'unreadable';
  }
}

function unzip(zip: Uint8Array, maxBytes: number): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  let room = maxBytes;
  const unpacker = new Unzip((file) => {
    if (!names.some((name) => name === file.name) || found.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      room -= chunk.length;
      if (room < 0) throw new RangeError('more than a collection may be');
      chunks.push(chunk);
      if (isLast) found.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  unpacker.register(UnzipInflate);
  for (let at = 0; at < zip.length; at += step) unpacker.push(zip.subarray(at, at + step), at + step >= zip.length);
  return found;
}
