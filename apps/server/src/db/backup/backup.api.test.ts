import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { connectAlone } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { StartRefused } from '#db/start-refused.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import { s3Store } from '#platform/files/s3-store.ts';
import { ask } from '#testing/ask.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { makeMigrations } from '#testing/migration-folder.ts';
import { startS3 } from '#testing/s3-server.ts';
import type { UploadedFiles } from './files.ts';
import { makeJobSchema } from './jobs.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const schema = `
  create type mood as enum ('calm', 'lively');
  create table classes (id bigint primary key generated always as identity, name text not null, mood mood, best_student uuid);
  create table students (id uuid primary key, class_id bigint not null references classes, helper uuid references students, seen timestamptz(3), photo bytea, notes jsonb, score double precision, shout text generated always as (upper(notes ->> 'w')) stored);
  alter table classes add foreign key (best_student) references students;
  create table seeds (word text primary key);
  insert into seeds values ('from the migration');
  create table live_events (id bigint primary key generated always as identity, xid xid8 not null default pg_current_xact_id());
  create table touched (n int);
  create function touch() returns trigger language plpgsql as $$ begin insert into touched values (1); return new; end $$;
  create trigger touch after insert on students for each row execute function touch();`;

const rows = `
  insert into classes (name, mood) values ('5-B', 'calm'), (E'tab\\there\\nnew line \\\\ backslash 🦉 ''quoted''', null);
  insert into students select gen_random_uuid(), 1 + n % 2, null, now() - n * interval '1 ms', decode(md5(n::text), 'hex'), jsonb_build_object('w', 'günaydın ' || n), n / 3.0 from generate_series(1, 5000) n;
  update students set helper = (select id from students order by id limit 1) where helper is null;
  update classes set best_student = (select id from students order by id desc limit 1);
  insert into live_events default values;
  delete from touched;`;

const waitingMail = `
  insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
  values ('mail', 'standard', 200, 5, true, 120, 100000, 100000, false, 'job_common');
  insert into pgboss.job (name, data) values ('mail', '{"to": "p1"}'), ('mail', '{"to": "p2"}');`;

let work: string;
let source: TestDatabase;
let target: TestDatabase;
let migrations: Awaited<ReturnType<typeof makeMigrations>>;
const said: string[] = [];
const say = (line: string) => void said.push(line);
const quiet = { info: () => undefined };

beforeAll(async () => {
  migrations = await makeMigrations([schema]);
  source = await createTestDatabase(inject('clusterUrl'), 'template1');
  await migrate(source.url, migrations.folder, quiet);
  await ask(source.url, rows);
  await runMakeJobs(source.url);
  await ask(source.url, waitingMail);
});
afterAll(async () => {
  await source.drop();
  await migrations.remove();
});
beforeEach(async () => {
  said.length = 0;
  work = await mkdtemp(join(tmpdir(), 'wordgrove-backup-'));
  target = await createTestDatabase(inject('clusterUrl'), 'template1');
});
afterEach(async () => {
  await target.drop();
  await rm(work, { recursive: true, force: true });
});

async function runMakeJobs(url: string): Promise<void> {
  const client = await connectAlone(url, 'test');
  await makeJobSchema(client);
  await client.end();
}

async function backUp(filesDir = join(work, 'from')) {
  const file = join(work, 'school.tar.gz');
  const manifest = await writeBackup({ url: source.url, files: diskStore(filesDir), file, now: new Date(0), say });
  return { file, manifest };
}

const restore = (
  file: string,
  migrationsFolder = migrations.folder,
  files: UploadedFiles = diskStore(join(work, 'to', 'files')),
) => restoreBackup({ url: target.url, files, file, migrationsFolder, say });

const answer = async (url: string, statement: string) => JSON.stringify(await ask(url, statement));

test('a restore into an empty place gives back every row, sequence, file and waiting job', async () => {
  await mkdir(join(work, 'from', 'ab'), { recursive: true });
  await writeFile(join(work, 'from', 'ab', 'photo.png'), Buffer.alloc(100_000, 'x'));
  const { file, manifest } = await backUp();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(manifest.leftOut).toContain('public.live_events');
  await mkdir(join(work, 'to'));
  await restore(file);

  for (const table of ['classes', 'students', 'seeds', 'touched', 'pgboss.job', 'pgboss.queue']) {
    const content = `select count(*), md5(string_agg(t::text, E'\\n' order by t::text)) from ${table} t`;
    expect([table, await answer(target.url, content)]).toEqual([table, await answer(source.url, content)]);
  }
  const { files, tables } = await writeBackup({
    url: target.url,
    files: diskStore(join(work, 'to', 'files')),
    file: join(work, 'again.tar.gz'),
    now: new Date(0),
    say,
  });
  expect(files).toEqual(manifest.files);
  expect(tables.map(({ name, rowSum }) => [name, rowSum])).toEqual(
    manifest.tables.map(({ name, rowSum }) => [name, rowSum]),
  );
  expect(await readFile(join(work, 'to', 'files', 'ab', 'photo.png'))).toHaveLength(100_000);
  expect(await ask(target.url, "insert into classes (name) values ('new') returning id::int")).toEqual([{ id: 3 }]);
  await expect(ask(target.url, 'insert into students (id, class_id) values (gen_random_uuid(), 99)')).rejects.toThrow(
    /foreign key/,
  );
  expect(await ask(target.url, 'insert into students (id, class_id) values (gen_random_uuid(), 1)')).toEqual([]);
  expect(await ask(target.url, 'select n from touched')).toEqual([{ n: 1 }]);
});

test('the files of a disk are restored into an S3 bucket, and from there onto a disk', async () => {
  const s3 = await startS3(join(work, 's3'));
  const bucket = await s3Store(s3.place);
  const photo = Buffer.alloc(300_000, 'photo');
  await mkdir(join(work, 'from', 'pdfs'), { recursive: true });
  await writeFile(join(work, 'from', 'pdfs', 'one'), photo);
  const { file, manifest } = await backUp();
  await restore(file, migrations.folder, bucket);
  const again = join(work, 'again.tar.gz');
  const fromBucket = await writeBackup({ url: target.url, files: bucket, file: again, now: new Date(0), say });
  expect(fromBucket.files).toEqual(manifest.files);
  await ask(target.url, 'truncate classes, students, seeds, touched, pgboss.job, pgboss.queue cascade');
  await restore(again);
  expect(photo.equals(await readFile(join(work, 'to', 'files', 'pdfs', 'one')))).toBe(true);
  await s3.stop();
});

test('a restore that was cut off goes on with the files it had stored', async () => {
  await mkdir(join(work, 'from'), { recursive: true });
  await writeFile(join(work, 'from', 'one'), 'one');
  const { file } = await backUp();
  await mkdir(join(work, 'to', 'files'), { recursive: true });
  await writeFile(join(work, 'to', 'files', 'one'), 'one');
  await restore(file);
  expect(await readFile(join(work, 'to', 'files', 'one'), 'utf8')).toBe('one');
});

test('a backup shows one moment, however much is written meanwhile', async () => {
  let writing = true;
  const writer = (async () => {
    // Each iteration adds a class and its student in one transaction: a copy spanning two moments would break the pair.
    for (let n = 0; writing; n++)
      await ask(
        source.url,
        `with c as (insert into classes (name) values ('live ${n}') returning id) insert into students (id, class_id) select gen_random_uuid(), id from c`,
      );
  })();
  const { file, manifest } = await backUp();
  writing = false;
  await writer;
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
  expect(rowsOf('students') - rowsOf('classes')).toBe(4_998);
  await restore(file);
});

test('an older backup is restored by a newer program, with the changes since', async () => {
  const { file } = await backUp();
  const newer = await makeMigrations([
    schema,
    'alter table classes add column level text; update classes set level = name;',
  ]);
  await restore(file, newer.folder);
  expect(await ask(target.url, 'select count(*)::int as missing from classes where level is null')).toEqual([
    { missing: 0 },
  ]);
  await newer.remove();
});

test('a backup of a newer program is refused by an older one', async () => {
  const { file } = await backUp();
  const older = await makeMigrations([]);
  await expect(restore(file, older.folder)).rejects.toThrow(/made by a newer Wordgrove/);
  await older.remove();
});

test('a place with rows or files is refused and left as it is', async () => {
  const { file } = await backUp();
  await migrate(target.url, migrations.folder, quiet);
  await expect(restore(file)).rejects.toThrow(/isn't empty \(there are rows in seeds\)/);
  await ask(target.url, 'delete from seeds');
  await mkdir(join(work, 'to', 'files'), { recursive: true });
  await writeFile(join(work, 'to', 'files', 'mine'), 'x');
  await expect(restore(file)).rejects.toThrow(/There are uploaded files already \(mine\)/);
  await rm(join(work, 'to', 'files', 'mine'));
  await restore(file);
  expect(await ask(target.url, 'select word from seeds')).toEqual([{ word: 'from the migration' }]);
});

test('a database with tables of another program is refused, even when they are empty', async () => {
  const { file } = await backUp();
  await ask(target.url, 'create table theirs (id int)');
  await expect(restore(file)).rejects.toThrow(/tables of another program/);
  expect(await ask(target.url, 'select from theirs')).toEqual([]);
});

test('while a server uses the database nothing is restored', async () => {
  const { file } = await backUp();
  const server = await connectAlone(target.url, 'wordgrove');
  await expect(restore(file)).rejects.toThrow(/A Wordgrove server uses this database \(1 connections\)/);
  await server.end();
});

test.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, whole.length - 100)],
  ['changed in the middle', (whole: Buffer) => Buffer.from(whole).fill(0, whole.length >> 1, (whole.length >> 1) + 4)],
  ['not an archive', () => Buffer.from('hello')],
  ['empty', () => Buffer.alloc(0)],
])('a backup that is %s is refused before anything is touched', async (_, damage) => {
  const { file } = await backUp();
  await writeFile(file, damage(await readFile(file)));
  await expect(restore(file)).rejects.toThrow('This backup is damaged or not complete. Nothing was changed.');
  expect(await ask(target.url, "select from pg_class where relname = 'classes'")).toEqual([]);
});

test('a restore that fails on the way leaves an empty place', async () => {
  const { file } = await backUp();
  // The same journal, with a constraint that the backup's rows violate.
  const stricter = await makeMigrations([`${schema} alter table classes add check (name <> '5-B');`]);
  await expect(restore(file, stricter.folder)).rejects.toThrow(/check constraint/);
  expect(await ask(target.url, 'select from classes')).toEqual([]);
  await expect(stat(join(work, 'to', 'files'))).rejects.toThrow(/ENOENT/);
  await stricter.remove();
});

test('an archive is never overwritten, and a folder that cannot be written to is a sentence', async () => {
  const { file } = await backUp();
  const writing = (to: string) =>
    writeBackup({ url: source.url, files: diskStore(work), file: to, now: new Date(0), say });
  await expect(writing(file)).rejects.toThrow(/exists already/);
  await expect(writing(join(work, 'missing', 'b.tar.gz'))).rejects.toThrow(StartRefused);
  await expect(restore(join(work, 'nothing.tar.gz'))).rejects.toThrow(/There is no backup at/);
});
