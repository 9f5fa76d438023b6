import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { blockSize, paddingAfter, tarHeader } from './tar-format.ts';

export type ArchiveWriter = {
  addBytes: (name: string, bytes: Buffer) => Promise<void>;
  /** `body` must yield exactly `size` bytes. */
  addStream: (name: string, size: number, body: AsyncIterable<Buffer>) => Promise<void>;
  /** Puts the finished archive in its place. */
  finish: () => Promise<void>;
  /** Removes what was written so far. */
  abandon: () => Promise<void>;
};

/** Writes a `.tar.gz` under another name until it is whole, readable for its owner only. */
export function createArchive(path: string, now: Date): ArchiveWriter {
  const half = `${path}.partial`;
  const file = createWriteStream(half, { flags: 'w', mode: 0o600 });
  const zip = createGzip({ level: 6 });
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    zip.destroy(error);
  };
  zip.on('error', fail).pipe(file).on('error', fail);
  const mtime = Math.floor(now.getTime() / 1000);

  const write = async (bytes: Buffer) => {
    if (failure) throw failure;
    if (!zip.write(bytes)) await once(zip, 'drain');
  };
  const addStream: ArchiveWriter['addStream'] = async (name, size, body) => {
    await write(tarHeader({ name, size }, mtime));
    let seen = 0;
    for await (const chunk of body) {
      seen += chunk.length;
      await write(chunk);
    }
    if (seen !== size) throw new Error(`${name} changed while it was copied: ${seen} bytes instead of ${size}`);
    await write(Buffer.alloc(paddingAfter(size)));
  };
  return {
    addStream,
    addBytes: (name, bytes) => addStream(name, bytes.length, only(bytes)),
    finish: async () => {
      await write(Buffer.alloc(2 * blockSize));
      zip.end();
      await finished(file);
      const handle = await open(half, 'r+');
      await handle.sync();
      await handle.close();
      await rename(half, path);
    },
    abandon: async () => {
      zip.destroy();
      file.destroy();
      await rm(half, { force: true });
    },
  };
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
