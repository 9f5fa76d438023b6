import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchiveEntry } from './archive-reader.ts';
import { damaged } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { FileRecord } from './manifest.ts';
import { filesFolder } from './manifest.ts';

/** The uploaded files, wherever they are kept: what a backup needs of a file store. */
export type UploadedFiles = {
  list: () => AsyncIterable<{ key: string; bytes: number }>;
  read: (key: string) => Promise<AsyncIterable<Buffer> | null>;
  put: (key: string, path: string, expected: { bytes: number; md5: string }) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Copies the uploaded files. A file removed in the meantime is skipped, since its row is about to go too. */
export async function addFiles(archive: ArchiveWriter, files: UploadedFiles): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for await (const { key, bytes } of files.list()) {
    const stored = await files.read(key);
    if (!stored) continue;
    const sha256 = createHash('sha256');
    const body = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of stored) {
        sha256.update(chunk);
        yield chunk;
      }
    };
    await archive.addStream(`${filesFolder}${key}`, bytes, body());
    records.push({ path: key, size: bytes, sha256: sha256.digest('hex') });
  }
  return records;
}

/**
 * Stores one file of an archive, by way of a temporary one; names that lead outside the store are refused.
 *
 * @returns its key
 */
export async function restoreFile(entry: ArchiveEntry, files: UploadedFiles): Promise<string> {
  const key = entry.name.slice(filesFolder.length);
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..' || part.includes('\\')))
    throw damaged();
  const folder = await mkdtemp(join(tmpdir(), 'wordgrove-restore-'));
  try {
    const path = join(folder, 'file');
    const md5 = createHash('md5');
    let bytes = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of entry.body) {
        md5.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await files.put(key, path, { bytes, md5: md5.digest('base64') });
    return key;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
