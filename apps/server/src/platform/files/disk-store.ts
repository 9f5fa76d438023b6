import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExpectedBytes, FileStore, StoredBytes } from '#platform/files.ts';
import { FileStoreAway, FileStoreFull, halfWritten, insistOnKey } from '#platform/files.ts';
import { systemRandom } from '#platform/random.ts';

/**
 * Files in a folder of this machine, readable by its owner only. A file is written under a temporary name, synced,
 * compared with what was expected and only then renamed, so that a key leads to all of its bytes or to nothing, even
 * after a power cut.
 */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...insistOnKey(key).split('/'));
  return {
    put: async (key, path, expected) => telling(put(folder, pathOf(key), path, expected)),
    read: async (key, range) => telling(read(pathOf(key), range)),
    remove: async (key) => telling(remove(folder, pathOf(key))),
    list: () => list(folder),
  };
}

async function put(folder: string, target: string, path: string, expected: ExpectedBytes): Promise<void> {
  const half = join(folder, halfWritten, systemRandom.uuid());
  await makeFolder(dirname(half));
  try {
    const written = createHash('md5');
    const copied = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        written.update(chunk);
        yield chunk;
      }
    };
    await pipeline(createReadStream(path), copied, createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true }));
    const { size } = await stat(half);
    if (size !== expected.bytes || written.digest('base64') !== expected.md5) {
      throw new FileStoreAway('The disk keeps other bytes than it was given');
    }
    await moveInto(half, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** A folder goes with its last file, which may be removed while the folder is looked for as well as after it was found. */
async function moveInto(half: string, target: string, triesLeft = 5): Promise<void> {
  try {
    await makeFolder(dirname(target));
    await rename(half, target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || triesLeft === 0) throw error;
    await moveInto(half, target, triesLeft - 1);
  }
}

/** Also removes the file's own folder once it is empty. */
async function remove(folder: string, path: string): Promise<void> {
  await rm(path, { force: true });
  if (dirname(path) !== folder) await rmdir(dirname(path)).catch(() => undefined);
}

async function read(path: string, range?: { start: number; end: number }): Promise<Readable | null> {
  const handle = await open(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  });
  return handle?.createReadStream(range) ?? null;
}

async function* list(folder: string): AsyncGenerator<StoredBytes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw toStoreError(error);
  });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    // Removed in the meantime.
    if (!found) continue;
    yield { key: relative(folder, path).split(sep).join('/'), bytes: found.size, changedAt: found.mtime };
  }
}

async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made) await syncFolder(dirname(made));
}

/** A new name is safe only once its folder is synced. Windows has no such thing, and needs none. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path).catch(() => null);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

async function telling<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toStoreError(error);
  }
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function toStoreError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || error instanceof FileStoreAway) return error;
  return full.has(code)
    ? new FileStoreFull('The disk is full', { cause: error })
    : new FileStoreAway(`The disk refuses (${code})`, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
