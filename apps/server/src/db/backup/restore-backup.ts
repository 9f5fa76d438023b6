import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { connectAlone } from '#db/connect.ts';
import { migrateOn, underSchemaLock } from '#db/migrate.ts';
import { StartRefused } from '#db/start-refused.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { readArchive } from './archive-reader.ts';
import { checkArchive } from './check-archive.ts';
import { liftConstraints } from './constraints.ts';
import { clearSchemas, insistOnEmpty, insistOnNoServer } from './empty-place.ts';
import type { UploadedFiles } from './files.ts';
import { restoreFile } from './files.ts';
import { jobSchema, makeJobSchema, shareJobTable } from './jobs.ts';
import { createLoader, verifyTables } from './load-tables.ts';
import type { Manifest, TableRecord } from './manifest.ts';
import { filesFolder } from './manifest.ts';
import { fullName, listTables, setTextForms } from './tables.ts';

export type RestoreOptions = {
  url: string;
  files: UploadedFiles;
  /** The archive. */
  file: string;
  migrationsFolder: string;
  say: (line: string) => void;
};

/**
 * Fills an empty database and an empty file store from a backup: first the schema of that time, then every row and file,
 * compared with the backup's counts and checksums, then the later migrations.
 *
 * @throws {StartRefused} when the backup is damaged or newer than this program, or the target isn't empty; nothing is
 * changed then
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { url, files, file, migrationsFolder, say } = options;
  say(`Checking ${file}`);
  const manifest = await checkArchive(file);
  await refuseUnknown(manifest, migrationsFolder);
  const client = await connectAlone(url, 'wordgrove restore');
  try {
    await underSchemaLock(client, async () => {
      await insistOnNoServer(client);
      await insistOnEmpty(client, files, manifest);
      await setTextForms(client);
      await clearSchemas(client);
      await makeSchemaOf(client, manifest, migrationsFolder);
      await fill(client, options, manifest);
      await migrateOn(client, migrationsFolder, { info: say });
    });
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

async function readJournal(folder: string) {
  return journalSchema.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')));
}

async function refuseUnknown(manifest: Manifest, migrationsFolder: string): Promise<void> {
  const known = (await readJournal(migrationsFolder)).entries.map((entry) => entry.when);
  if (manifest.migrations.every((when) => known.includes(when))) return;
  throw new StartRefused('This backup was made by a newer Wordgrove. Restore it with that one; nothing was changed.');
}

/** Applies the backup's migrations, through a folder that ends with the last of them. */
async function makeSchemaOf(client: pg.Client, manifest: Manifest, migrationsFolder: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wordgrove-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = await readJournal(folder);
    const entries = journal.entries.filter((entry) => manifest.migrations.includes(entry.when));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrateOn(client, folder, { info: () => undefined });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (manifest.tables.some((table) => table.schema === jobSchema)) await makeJobSchema(client);
}

/** All rows and files, or none: a failure takes the files back that were stored already. */
async function fill(client: pg.Client, { files, file, say }: RestoreOptions, manifest: Manifest): Promise<void> {
  const stored: string[] = [];
  await client.query('begin');
  try {
    const tables = await takenAlong(client, manifest.tables, say);
    const constraints = await liftConstraints(client, tables);
    // The backup also includes rows inserted by migrations.
    if (tables.length > 0) await client.query(`truncate ${tables.map(fullName).join(', ')} cascade`);
    await loadAll(client, file, tables, async (entry) => void stored.push(await restoreFile(entry, files)));
    await setSequences(client, manifest);
    await constraints.back();
    await verifyTables(client, tables);
    if (tables.some((table) => table.schema === jobSchema)) await shareJobTable(client);
    for (const table of tables) say(`  ${table.schema}.${table.name}: ${table.rows} rows`);
    say(`  ${manifest.files.length} files`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const key of stored) await files.remove(key).catch(() => undefined);
    throw error;
  }
}

/** All tables, except those of another pg-boss version, which this one can't read. */
async function takenAlong(
  client: pg.Client,
  tables: TableRecord[],
  say: (line: string) => void,
): Promise<TableRecord[]> {
  const here = new Map((await listTables(client)).map((table) => [fullName(table), new Set(table.columns)]));
  const fits = (table: TableRecord) => table.columns.every((column) => here.get(fullName(table))?.has(column));
  const jobs = tables.filter((table) => table.schema === jobSchema);
  if (jobs.every(fits)) return tables;
  say('  The waiting jobs (such as mails not sent yet) are of another version and were left behind.');
  return tables.filter((table) => table.schema !== jobSchema);
}

async function loadAll(
  client: pg.Client,
  file: string,
  tables: TableRecord[],
  storeFile: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const loader = createLoader(client, tables);
  try {
    for await (const entry of readArchive(file)) {
      if (entry.name.startsWith('tables/')) await loader.add(entry);
      else if (entry.name.startsWith(filesFolder)) await storeFile(entry);
      else for await (const _ of entry.body);
    }
    await loader.finish();
  } catch (error) {
    loader.abandon();
    throw error;
  }
}

async function setSequences(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const sequence of manifest.sequences) {
    if (sequence.schema === 'drizzle') continue;
    await client.query('select setval(to_regclass($1), $2, $3)', [
      fullName(sequence),
      sequence.last,
      sequence.isCalled,
    ]);
  }
}
