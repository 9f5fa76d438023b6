import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectAlone } from '#db/connect.ts';
import { prepareBinaries } from '#db/embedded/binaries.ts';
import { alone, initialise, roleName } from '#db/embedded/initialise.ts';
import { embeddedUrl } from '#db/embedded/start-embedded.ts';
import { supervise } from '#db/embedded/supervisor.ts';
import { findUnprivilegedUser, isRoot } from '#db/embedded/unprivileged-user.ts';
import { migrate, migrationsFolder } from '#db/migrate.ts';

const templateName = 'wordgrove_template';

/** A database with the whole schema and no rows; `drop` also ends connections to it. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

export type TestCluster = { url: string; stop: () => Promise<void> };

const silent = { info: () => undefined, warn: () => undefined };

/** Starts a PostgreSQL in a temporary folder, without fsync, and makes a migrated template in it. */
export async function startTestCluster(): Promise<TestCluster> {
  const home = await mkdtemp(join(tmpdir(), 'wordgrove-test-'));
  const runAs = isRoot() ? await findUnprivilegedUser() : undefined;
  if (runAs) await chmod(home, 0o711);
  const place = { home, dataFolder: join(home, 'data'), runAs };
  const binaries = await prepareBinaries(home);
  const password = await initialise({ place, binaries, fsync: false });
  // For `keptRows`, which restores rows without cascading to the rows that depend on them.
  await alone({ place, binaries, fsync: false, folder: place.dataFolder }, [
    `GRANT SET ON PARAMETER session_replication_role TO ${roleName}`,
    // After a power cut the tests simply run again.
    'ALTER SYSTEM SET synchronous_commit = off',
  ]);
  const supervised = await supervise({ place, binaries, fsync: false }, silent);
  const url = embeddedUrl(supervised.port, password);
  const stop = async () => {
    await supervised.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await makeTemplate(url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  await run(clusterUrl, `create database ${templateName}`);
  await migrate(urlOf(clusterUrl, templateName), migrationsFolder, silent);
  // A template with open connections can't be copied.
  await run(clusterUrl, `alter database ${templateName} allow_connections false`);
}

/**
 * Creates a database for one test file, in some 30 ms.
 *
 * @param clusterUrl in Vitest: `inject('clusterUrl')`
 * @param template another database to copy; `template1` gives one without any table
 */
export async function createTestDatabase(clusterUrl: string, template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(clusterUrl, name), drop: () => dropDatabase(clusterUrl, name) };
}

const patience = { tries: 50, pauseMs: 200 };

/** An autovacuum working in the database belongs to the superuser and can't be terminated, so this waits for it. */
async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  for (let left = patience.tries; ; left -= 1) {
    try {
      await run(clusterUrl, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (left === 0 || !isMayNot(error)) throw error;
      await setTimeout(patience.pauseMs);
    }
  }
}

function isMayNot(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}

function urlOf(clusterUrl: string, database: string): string {
  return Object.assign(new URL(clusterUrl), { pathname: `/${database}` }).href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = await connectAlone(url, 'wordgrove tests');
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
