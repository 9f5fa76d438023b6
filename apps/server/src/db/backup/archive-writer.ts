import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

export type ArchiveWriter = {
  addBytes: (name: string, bytes: Buffer) => Promise<void>;
  /** `body` must yield exactly `size` bytes. */
  addStream: (name: string, size: number, body: AsyncIterable<Buffer>) => Promise<void>;
  /** Moves the finished archive to its final name. */
  finish: () => Promise<void>;
  /** Removes what was written so far. */
  abandon: () => Promise<void>;
};

/** Writes a `.tar.gz` under a temporary name until it is complete, readable by its owner only. */
export function createArchive(path: string, now: Date): ArchiveWriter {
  const half = `${path}.partial`;
  const tar = pack();
  const file = createWriteStream(half, { mode: 0o600, flush: true });
  let failure: unknown;
  const written = pipeline(tar, createGzip({ level: 6 }), file).catch((error: unknown) => {
    failure = error;
  });

  const addStream: ArchiveWriter['addStream'] = async (name, size, body) => {
    const whole = async function* (): AsyncGenerator<Buffer> {
      let seen = 0;
      for await (const chunk of body) {
        seen += chunk.length;
        yield chunk;
      }
      if (seen !== size) throw new Error(`${name} changed while it was copied: ${seen} bytes instead of ${size}`);
    };
    try {
      await pipeline(whole, tar.entry({ name, size, mode: 0o600, mtime: now }));
    } catch (error) {
      // The root failure, such as a full disk, is known once every stream has closed.
      tar.destroy();
      await written;
      throw failure ?? error;
    }
  };
  return {
    addStream,
    addBytes: (name, bytes) => addStream(name, bytes.length, only(bytes)),
    finish: async () => {
      tar.finalize();
      await written;
      if (failure) throw failure;
      await rename(half, path);
    },
    abandon: async () => {
      tar.destroy();
      await written;
      await rm(half, { force: true });
    },
  };
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
