import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectAlone } from '#db/connect.ts';
import { listApplied } from '#db/migrate.ts';
import { codeOf, StartRefused } from '#db/start-refused.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { createArchive } from './archive-writer.ts';
import type { UploadedFiles } from './files.ts';
import { addFiles } from './files.ts';
import { isCarriedJobTable, jobSchema } from './jobs.ts';
import type { Manifest, TableRecord } from './manifest.ts';
import { manifestName, tableFolder } from './manifest.ts';
import { createRowSum } from './row-sum.ts';
import type { Table } from './tables.ts';
import { copyOut, listSequences, listTables, setTextForms } from './tables.ts';

const pieceBytes = 4 * 1024 * 1024;

export type BackupOptions = {
  url: string;
  files: UploadedFiles;
  /** The archive to write; must not exist. */
  file: string;
  now: Date;
  say: (line: string) => void;
};

/**
 * Copies every table as of one moment, and then the files, into one archive. The server may keep running.
 *
 * @throws {StartRefused} when the archive exists, the disk is full or the database can't be reached
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { url, files, file, now, say } = options;
  if (
    await stat(file).then(
      () => true,
      () => false,
    )
  )
    throw new StartRefused(`${file} exists already. Choose another name.`);
  const client = await connectAlone(url, 'wordgrove backup');
  const archive = createArchive(file, now);
  try {
    await setTextForms(client);
    await client.query('begin isolation level repeatable read, read only');
    const all = await listTables(client);
    const carried = all.filter(isCarried);
    const tables: TableRecord[] = [];
    for (const table of carried) {
      const record = await addTable(client, archive, table);
      tables.push(record);
      say(`  ${table.schema}.${table.name}: ${record.rows} rows`);
    }
    const manifest: Manifest = {
      format: 'wordgrove-backup',
      version: 1,
      madeAt: now.toISOString(),
      postgres: await serverVersion(client),
      migrations: await listApplied(client),
      tables,
      sequences: await listSequences(client),
      leftOut: all.filter((table) => !isCarried(table)).map((table) => `${table.schema}.${table.name}`),
      files: [],
    };
    await client.query('commit');
    manifest.files = await addFiles(archive, files);
    say(`  ${manifest.files.length} files`);
    await archive.addBytes(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw cannotWrite(error, file);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The manifest lists the migrations; a restore recreates their table. */
function isCarried(table: Table): boolean {
  if (table.schema === 'drizzle' || table.isTiedToServer) return false;
  return table.schema !== jobSchema || isCarriedJobTable(table.name);
}

async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  return rows[0]?.version ?? '';
}

/** In pieces, because a tar entry states its size before its bytes. */
async function addTable(client: pg.Client, archive: ArchiveWriter, table: Table): Promise<TableRecord> {
  const sha256 = createHash('sha256');
  const rowSum = createRowSum();
  let bytes = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let piece = 0;
  const flush = async () => {
    if (waitingBytes === 0) return;
    piece += 1;
    await archive.addBytes(`${tableFolder(table)}${String(piece).padStart(6, '0')}.copy`, Buffer.concat(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  const rows: AsyncIterable<Buffer> = client.query(copyTo(copyOut(table)));
  for await (const chunk of rows) {
    sha256.update(chunk);
    rowSum.add(chunk);
    bytes += chunk.length;
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= pieceBytes) await flush();
  }
  await flush();
  const { schema, name, columns } = table;
  const sums = { sha256: sha256.digest('hex'), rowSum: rowSum.digest() };
  return { schema, name, columns, rows: rowSum.rows(), bytes, ...sums };
}

function cannotWrite(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartRefused(`The disk is full: there is no room for ${file}.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT') {
    return new StartRefused(
      `The backup can't be written to ${file} (${code}). Name a file in a folder you may write to.`,
    );
  }
  return error;
}
