/**
 * Takes a backup while eight clients write, and restores it into a built-in database and an external one: equal counts
 * and checksums, no half transaction. `backup-moves.ts [rounds]`
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import { ask } from '#testing/ask.ts';
import { createTestDatabase, startTestCluster } from '#testing/cluster.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { makeMigrations } from '#testing/migration-folder.ts';
import { print, rounds } from './rounds.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const say = () => undefined;
const migrations = await makeMigrations([
  'create table parents (id bigint primary key generated always as identity, words text); create table children (id uuid primary key, parent bigint not null references parents);',
]);
// Both rows or none: a copy spanning two moments would show a parent without its child.
const pair =
  "with p as (insert into parents (words) select repeat('söz ', (random() * 50)::int) from generate_series(1, 20) returning id) insert into children select gen_random_uuid(), id from p";
const cluster = await startTestCluster();
const work = await mkdtemp(join(tmpdir(), 'wordgrove-moves-'));
const filesDir = join(work, 'files');
await mkdir(filesDir);
for (let n = 0; n < 50; n++) await writeFile(join(filesDir, `${n}.bin`), Buffer.alloc(100_000, n));

await rounds('backup and two restores', 10, async (round) => {
  const from = await makeDataFolder();
  const source = await openDatabase({ dataDir: from.dataDir, log: quiet });
  await migrate(source.url, migrations.folder, quiet);
  let writing = true;
  const writers = Array.from({ length: 8 }, async () => {
    while (writing) await ask(source.url, pair);
  });
  await delay(1_500);
  const file = join(work, `round-${round}.tar.gz`);
  const manifest = await writeBackup({ url: source.url, files: diskStore(filesDir), file, now: new Date(0), say });
  writing = false;
  await Promise.all(writers);
  await source.stop();
  await from.remove();

  const to = await makeDataFolder();
  const builtIn = await openDatabase({ dataDir: to.dataDir, log: quiet });
  const external = await createTestDatabase(cluster.url, 'template1');
  for (const [place, url] of [
    ['built-in', builtIn.url],
    ['external', external.url],
  ] as const) {
    const target = join(work, `${place}-${round}`);
    await restoreBackup({ url, files: diskStore(target), file, migrationsFolder: migrations.folder, say });
    const again = await writeBackup({
      url,
      files: diskStore(target),
      file: join(work, `${place}-${round}.tar.gz`),
      now: new Date(0),
      say,
    });
    assert.deepEqual(again.tables.map(sums), manifest.tables.map(sums));
    assert.deepEqual(again.files.toSorted(byPath), manifest.files.toSorted(byPath));
    assert.equal(manifest.tables[0]?.rows, manifest.tables[1]?.rows);
  }
  print(`round ${round}: ${manifest.tables[0]?.rows} pairs, ${manifest.files.length} files`);
  await builtIn.stop();
  await to.remove();
  await external.drop();
});
await cluster.stop();
await migrations.remove();
await rm(work, { recursive: true, force: true });

function sums({ name, rows, rowSum }: { name: string; rows: number; rowSum: string }) {
  return { name, rows, rowSum };
}
function byPath(a: { path: string }, b: { path: string }) {
  return a.path.localeCompare(b.path);
}
