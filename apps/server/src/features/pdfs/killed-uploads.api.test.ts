import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenDb } from '#db/client.ts';
import { createDb } from '#db/client.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import type { S3Place } from '#platform/files/s3-store.ts';
import { s3Store } from '#platform/files/s3-store.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { faultsOf, halfFiles, tidyLater, uploadUntilKilled } from '#testing/killed-uploads.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { startS3 } from '#testing/s3-server.ts';
import { freePort, startServer } from '#testing/server-process.ts';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordgrove-killed-'));
  s3 = await startS3(join(folder, 's3'));
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (place: S3Place) => ({
  S3_ENDPOINT: place.endpoint ?? '',
  S3_BUCKET: place.bucket,
  S3_ACCESS_KEY_ID: place.accessKeyId,
  S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  S3_PATH_STYLE: 'true',
});

describe.each([
  ['the disk', async () => diskStore(join(folder, 'the disk', 'files')), () => ({})],
  ['a bucket', () => s3Store(s3.place), () => settingsOf(s3.place)],
])('a server that keeps files on %s, killed amid a hundred uploads', (name, openStore, settings) => {
  let database: TestDatabase;
  let open: OpenDb;

  beforeAll(async () => {
    database = await createTestDatabase(inject('clusterUrl'));
    open = createDb(database.url, { max: 2, applicationName: 'test', onError: () => undefined });
  });

  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  it('leaves whole texts, and after the hourly job nothing else', async () => {
    const port = await freePort();
    const server = startServer({
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      PORT: `${port}`,
      REQUIRE_EMAIL_VERIFICATION: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      ...settings(),
    });
    await server.saying('Wordgrove is ready');
    const kill = () => void server.child.kill('SIGKILL');
    const sent = await uploadUntilKilled(`http://127.0.0.1:${port}`, { count: 100, killAt: 40, kill });
    kill();
    await server.ended;
    const acknowledged = [...sent.values()].filter(({ isAcknowledged }) => isAcknowledged).length;
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(acknowledged).toBeLessThan(100);

    const kept = { db: open.db, files: await openStore() };
    expect(await faultsOf(kept, sent)).toEqual([]);
    // A bucket may keep a part of what was broken off; no row names it.
    if (name === 'the disk') expect(await halfFiles(kept.files, sent)).toEqual([]);
    expect(await tidyLater(kept)).toEqual({ unnamed: [], lost: [] });
    expect(await faultsOf(kept, sent)).toEqual([]);
    expect(await halfFiles(kept.files, sent)).toEqual([]);
  });
});
