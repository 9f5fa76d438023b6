import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { TarEntry } from './tar-format.ts';
import { blockSize, damaged, paddingAfter, readPaxRecords, readTarHeader } from './tar-format.ts';

export type ArchiveEntry = TarEntry & {
  /** To be read to its end before the next entry is asked for. */
  body: AsyncGenerator<Buffer>;
};

/**
 * The entries of an archive, one after another, never more than a piece of one in memory.
 *
 * @throws {StartRefused} when the archive is cut short or damaged
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path);
  const zip = createGunzip();
  source.once('error', (error) => zip.destroy(error));
  const bytes = byteReader(source.pipe(zip));
  try {
    let told: Partial<TarEntry> = {};
    for (;;) {
      const header = readTarHeader(await bytes.exactly(blockSize));
      if (!header) break;
      if (header.type === 'x') {
        told = readPaxRecords(await bytes.exactly(header.size));
        await bytes.exactly(paddingAfter(header.size));
        continue;
      }
      if (header.type !== '0') throw damaged();
      const { name, size } = { ...header, ...told };
      told = {};
      yield { name, size, body: bytes.pieces(size) };
      await bytes.exactly(paddingAfter(size));
    }
    // Reading on to the end lets the checksum of the compression be compared.
    await bytes.rest();
  } finally {
    source.destroy();
    zip.destroy();
  }
}

/** Hands out a stream's bytes in the amounts asked for. */
function byteReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    try {
      const next = await chunks.next();
      if (next.done) return false;
      held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
      return true;
    } catch (error) {
      throw error instanceof Error && 'syscall' in error ? error : damaged(error);
    }
  };
  const take = (size: number) => {
    const taken = held.subarray(0, size);
    held = held.subarray(size);
    return taken;
  };
  return {
    exactly: async (size: number): Promise<Buffer> => {
      while (held.length < size) if (!(await more())) throw damaged();
      return take(size);
    },
    async *pieces(size: number): AsyncGenerator<Buffer> {
      for (let left = size; left > 0; ) {
        if (held.length === 0 && !(await more())) throw damaged();
        const piece = take(left);
        left -= piece.length;
        yield piece;
      }
    },
    rest: async (): Promise<void> => {
      do held = Buffer.alloc(0);
      while (await more());
    },
  };
}
