import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectAlone } from './connect.ts';
import { codeOf, StartRefused } from './start-refused.ts';

/** This program's migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Held while the schema may change: by a start and by a restore. The number is arbitrary and must stay. */
const schemaLock = 7_305_813_001;

export type MigrateLog = { info: (message: string) => void };

/**
 * Brings the schema up to date, one server at a time. All new migrations share one transaction, so a kill leaves either
 * the old schema or the new one.
 *
 * @returns how many migrations were applied
 * @throws {StartRefused} when the database is unreachable, doesn't allow creating tables, is too old, or newer than
 * this program
 */
export async function migrate(url: string, folder: string, log: MigrateLog): Promise<number> {
  const client = await connectAlone(url, 'wordgrove migrate');
  try {
    return await underSchemaLock(client, () => migrateOn(client, folder, log));
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new StartRefused('The user of DATABASE_URL may not make tables there. Make it the owner of the database.', {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** 42501 is PostgreSQL's "insufficient privilege"; the query builder wraps the driver's errors. */
function isForbidden(error: unknown): boolean {
  return codeOf(error) === '42501' || (error instanceof Error && codeOf(error.cause) === '42501');
}

/** Runs `work` while no other server or restore touches the schema. The lock ends with the session at the latest. */
export async function underSchemaLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [schemaLock]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [schemaLock]).catch(() => undefined);
  }
}

/** `migrate` on a connection that already holds the lock. */
export async function migrateOn(client: pg.Client, folder: string, log: MigrateLog): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis);
  const applied = await listApplied(client);
  const waiting = known.filter((when) => !applied.includes(when));
  refuseNewer(applied, known);
  refuseGaps(applied, waiting);
  if (waiting.length === 0) return 0;
  await applyMigrations(drizzle(client), { migrationsFolder: folder });
  log.info(`Database schema: ${waiting.length} of ${known.length} migrations applied.`);
  return waiting.length;
}

/** A database's applied migrations, each by the time that names it in the journal; none for an empty database. */
export async function listApplied(client: pg.Client): Promise<number[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => Number(row.at));
}

function refuseNewer(applied: number[], known: number[]): void {
  const unknown = applied.filter((when) => !known.includes(when));
  if (unknown.length === 0) return;
  throw new StartRefused(
    `This database was made by a newer Wordgrove (it has ${unknown.length} changes that this one doesn't know). Start the newer one; nothing was changed.`,
  );
}

/** Drizzle skips a migration that is older than the last applied one, which merging two branches can cause. */
function refuseGaps(applied: number[], waiting: number[]): void {
  const last = applied.at(-1);
  const passedOver = waiting.filter((when) => last !== undefined && when < last);
  if (passedOver.length === 0) return;
  throw new StartRefused(
    `The migrations are out of order: ${passedOver.join(', ')} came after ${last} was applied. Generate them anew, on top of the last one.`,
  );
}
