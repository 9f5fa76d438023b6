import type { FileHandle } from 'node:fs/promises';
import { readAt } from './read-at.ts';

export type ZipEntry = { name: string; packed: number; unpacked: number; isEncrypted: boolean };

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
 * The entries of a zip file, from its central directory (APPNOTE 4.3.12). Nothing is unpacked: a file that declares to
 * be far larger inside, or to use the same bytes more than once, is refused.
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
  return isBomb(entries, size) ? { refusal: 'file-too-hard' } : { entries };
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
