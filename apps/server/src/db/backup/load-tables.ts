import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ArchiveEntry } from './archive-reader.ts';
import type { TableRecord } from './manifest.ts';
import { tableFolder } from './manifest.ts';
import { createRowSum } from './row-sum.ts';
import { copyIn, copyOut, fullName } from './tables.ts';

export type TableLoader = {
  /** Copies in one piece of a table. The pieces of a table must be consecutive. */
  add: (entry: ArchiveEntry) => Promise<void>;
  /** Ends the last table. */
  finish: () => Promise<void>;
  /** Aborts the current table, freeing the connection for a rollback. */
  abandon: () => void;
};

export function createLoader(client: pg.Client, tables: readonly TableRecord[]): TableLoader {
  const byFolder = new Map(tables.map((table) => [tableFolder(table), table]));
  let open: { folder: string; stream: ReturnType<typeof copyFrom> } | undefined;
  let failure: Error | undefined;

  const begin = (folder: string, table: TableRecord) => {
    const stream = client.query(copyFrom(copyIn(table)));
    stream.on('error', (error) => {
      failure ??= error;
    });
    open = { folder, stream };
  };
  const finish = async () => {
    if (!open) return;
    const { stream } = open;
    open = undefined;
    stream.end();
    await finished(stream);
  };
  return {
    finish,
    abandon: () => open?.stream.destroy(),
    add: async (entry) => {
      const folder = entry.name.replace(/[^/]+$/, '');
      const table = byFolder.get(folder);
      if (open?.folder !== folder) await finish();
      if (table && !open) begin(folder, table);
      for await (const chunk of entry.body) {
        if (failure) throw failure;
        // Tables that aren't restored are read and discarded.
        if (open && !open.stream.write(chunk)) await once(open.stream, 'drain');
      }
    },
  };
}

/**
 * Reads every table back and compares it with the backup's counts and checksums.
 *
 * @throws when a table differs
 */
export async function verifyTables(client: pg.Client, tables: readonly TableRecord[]): Promise<void> {
  for (const table of tables) {
    const sum = createRowSum();
    const rows: AsyncIterable<Buffer> = client.query(copyTo(copyOut(table)));
    for await (const chunk of rows) sum.add(chunk);
    if (sum.rows() !== table.rows || sum.digest() !== table.rowSum) {
      throw new Error(
        `${fullName(table)} came out different: ${sum.rows()} rows instead of ${table.rows}. Nothing was kept.`,
      );
    }
  }
}
