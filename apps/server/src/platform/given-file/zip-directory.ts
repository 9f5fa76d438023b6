import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { readAt } from './read-at.ts';

export type ZipEntry = {
  name: string;
  packed: number;
  unpacked: number;
  isEncrypted: boolean;
  isDeflated: boolean;
  /** Where its local header is in the file. */
  at: number;
};

export type ZipDirectory = { entries: ZipEntry[] } | { refusal: 'file-broken' | 'file-too-hard' };

/** A document has a few dozen parts and one for each picture. */
const entriesMax = 5000;
const directoryBytesMax = 2_000_000;
/** A document of hundreds of pages unpacks to some tens of megabytes; what is a hundred times larger is a bomb. */
const unpackedMax = 300_000_000;
const ratioMax = 200;
const alwaysAllowed = 20_000_000;

const endBytes = 22;
const commentMax = 65_535;
const endSignature = Buffer.from('PK\u0005\u0006');
const entrySignature = 0x02014b50;
/** The sizes are in an extension for files of more than 4 GB. */
const tooLargeForField = 0xffffffff;

export function beginsZip(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/**
 * The entries of a zip file, from its central directory (APPNOTE 4.3.12). A file that declares to be far larger inside,
 * or to use the same bytes more than once, is refused; so is one with an entry that unpacks to more than it declares.
 */
export async function readZipDirectory(handle: FileHandle, size: number): Promise<ZipDirectory> {
  const broken = { refusal: 'file-broken' } as const;
  const tailAt = Math.max(0, size - endBytes - commentMax);
  const tail = await readAt(handle, tailAt, size - tailAt);
  const end = tail.lastIndexOf(endSignature);
  if (end === -1 || end + endBytes > tail.length) return broken;
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (at + bytes > tailAt + end) return broken;
  if (count > entriesMax || bytes > directoryBytesMax) return { refusal: 'file-too-hard' };
  const entries = entriesOf(await readAt(handle, at, bytes), count);
  if (!entries) return broken;
  if (isBomb(entries, size)) return { refusal: 'file-too-hard' };
  for (const entry of entries) if (await isLarger(handle, entry)) return { refusal: 'file-too-hard' };
  return { entries };
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return null;
    const nameBytes = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      isDeflated: directory.readUInt16LE(at + 10) === 8,
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function isBomb(entries: readonly ZipEntry[], size: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (entries.some((entry) => entry.unpacked === tooLargeForField) || packed > size) return true;
  return unpacked > unpackedMax || (unpacked > alwaysAllowed && unpacked > ratioMax * size);
}

const localHeaderBytes = 30;

/** Whether an entry unpacks to more than it declares. It is unpacked only up to there, and nothing is kept. */
async function isLarger(handle: FileHandle, { at, packed, unpacked, isDeflated, isEncrypted }: ZipEntry) {
  if (!isDeflated || isEncrypted || packed === 0) return false;
  const header = await readAt(handle, at, localHeaderBytes);
  if (header.length < localHeaderBytes) return false;
  // Its local header may leave the sizes to the directory, but not say otherwise: some programs believe it.
  const leavesSizes = (header.readUInt16LE(6) & 8) !== 0;
  if (!leavesSizes && header.readUInt32LE(18) !== packed) return true;
  const start = at + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const inflated = Readable.from(partsOf(handle, start, start + packed)).compose(createInflateRaw());
  let bytes = 0;
  try {
    for await (const chunk of inflated as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > unpacked) return true;
    }
  } catch {
    // What can't be unpacked harms nobody who unpacks it.
  }
  return false;
}

const partBytes = 65_536;

async function* partsOf(handle: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += partBytes) yield await readAt(handle, at, Math.min(partBytes, to - at));
}
