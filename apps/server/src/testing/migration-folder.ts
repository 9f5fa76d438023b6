import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#db/migrate.ts';

/** The time that identifies a migration, by its number, in the journals made here. */
const migrationTime = (number: number) => 1_700_000_000_000 + number;

/** A folder of migrations as drizzle-kit writes one, each given as its SQL. */
export async function makeMigrations(
  steps: readonly string[],
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'wordgrove-steps-'));
  const entries = steps.map((_, idx) => ({
    idx,
    version: '7',
    when: migrationTime(idx),
    tag: `${String(idx).padStart(4, '0')}_step`,
    breakpoints: true,
  }));
  await mkdir(join(folder, 'meta'));
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [idx, sql] of steps.entries()) await writeFile(join(folder, `${entries[idx]?.tag}.sql`), sql);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The product's own migrations: the first `count`, or all. */
export async function ownMigrations(count?: number): ReturnType<typeof makeMigrations> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  return makeMigrations(
    await Promise.all(names.slice(0, count).map((name) => readFile(join(migrationsFolder, name), 'utf8'))),
  );
}
