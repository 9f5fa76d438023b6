import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OpenDb } from '#db/client.ts';
import { createDb } from '#db/client.ts';
import { pdfs } from '#db/schema/all.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import { createLog } from '#platform/log.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { uploadForm, uploadUrl } from '#testing/send-text.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { freePort, startServer } from '#testing/server-process.ts';
import { tidyFiles } from './tidy-files.ts';

let dataDir: string;
let database: TestDatabase;
let open: OpenDb;
let server: ServerProcess;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-killed-'));
  database = await createTestDatabase(inject('clusterUrl'));
  open = createDb(database.url, { max: 2, applicationName: 'test', onError: () => undefined });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: `${port}`,
    REQUIRE_EMAIL_VERIFICATION: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  await server.saying('Wordgrove is ready');
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await open.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A new teacher's cookie and ticket. */
async function signIn(): Promise<Record<string, string>> {
  const account = { id: uuid(), email: 'ada@school.example', password: 'orchard-kettle-77', fullName: 'Ada Hill' };
  const answer = await fetch(`${origin}/api/auth/register/teacher`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, language: 'en', timeZone: 'UTC' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ticket = await fetch(`${origin}/api/pdfs/upload-ticket`, { headers: { cookie } });
  const { appCheck } = (await ticket.json()) as { appCheck: string };
  return { cookie, 'x-app-check': appCheck };
}

it('a server killed amid a hundred uploads leaves whole texts, and after the hourly job nothing else', async () => {
  const headers = await signIn();
  const acknowledged: string[] = [];
  const waiting = Array.from({ length: 100 }, () => uuid());
  const upload = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const body = uploadForm({ file: `Chapter one. ${randomBytes(150_000).toString('hex')}`, name: 'story.txt' });
      const answer = await fetch(origin + uploadUrl(`pdfs/${id}`), { method: 'POST', headers, body }).catch(() => null);
      if (answer?.ok) acknowledged.push(id);
      // With three other uploads under way.
      if (acknowledged.length === 40) server.child.kill('SIGKILL');
    }
  };
  await Promise.all([1, 2, 3, 4].map(upload));
  await server.ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.length).toBeLessThan(100);

  const files = diskStore(join(dataDir, 'files'));
  const rows = await open.db.select().from(pdfs);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  for (const { storeKey, bytes, md5 } of rows) {
    const stored = await files.read(storeKey);
    const content = stored ? await buffer(stored) : Buffer.alloc(0);
    expect([content.length, createHash('md5').update(content).digest('base64')]).toEqual([bytes, md5]);
  }
  const inTwoHours = { now: () => new Date(Date.now() + 2 * 3_600_000) };
  await tidyFiles({ db: open.db, clock: inTwoHours, files, log: createLog({ level: 'silent' }) })();
  const keys = (await Array.fromAsync(files.list())).map(({ key }) => key);
  expect(keys.sort()).toEqual(rows.map(({ storeKey }) => storeKey).sort());
  expect((await open.db.select().from(pdfs)).filter(({ trouble }) => trouble)).toEqual([]);
});
