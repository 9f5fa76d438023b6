import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '#db/start-refused.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { damaged } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { FileRecord } from './manifest.ts';
import { filesFolder } from './manifest.ts';

/** The files below a folder; none when it doesn't exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Copies the uploaded files. A file removed in the meantime is skipped, since its row is about to go too. */
export async function addFiles(archive: ArchiveWriter, folder: string): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for (const full of await listFiles(folder)) {
    const handle = await open(full).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    if (!handle) continue;
    const path = relative(folder, full).split(sep).join('/');
    const { size } = await handle.stat();
    const sha256 = createHash('sha256');
    const body = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of handle.createReadStream()) {
        sha256.update(chunk);
        yield chunk;
      }
    };
    await archive.addStream(`${filesFolder}${path}`, size, body());
    records.push({ path, size, sha256: sha256.digest('hex') });
  }
  return records;
}

/** Writes one file of an archive below a folder; names that lead outside it are refused. */
export async function extractFile(entry: ArchiveEntry, folder: string): Promise<void> {
  const parts = entry.name.slice(filesFolder.length).split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\\'))) throw damaged();
  const target = join(folder, ...parts);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(entry.body, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
}
