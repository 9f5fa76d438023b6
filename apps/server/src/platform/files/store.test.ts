import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore, StoredBytes } from '#platform/files.ts';
import { FileStoreAway } from '#platform/files.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { startS3 } from '#testing/s3-server.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

let work: string;
let s3: S3Server;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'wordgrove-stores-'));
  s3 = await startS3(join(work, 's3'));
});

afterAll(async () => {
  await s3.stop();
  await rm(work, { recursive: true, force: true });
});

async function localFile(bytes: Buffer) {
  const path = join(work, randomBytes(6).toString('hex'));
  await writeFile(path, bytes);
  return { path, expected: { bytes: bytes.length, md5: createHash('md5').update(bytes).digest('base64') } };
}

async function bytesOf(stream: Readable | null): Promise<Buffer | null> {
  return stream ? buffer(stream) : null;
}

async function listed(store: FileStore): Promise<StoredBytes[]> {
  const found: StoredBytes[] = [];
  for await (const each of store.list()) found.push(each);
  return found;
}

describe('a folder in a bucket', () => {
  it('is apart from the next, and what others put there is none of ours', async () => {
    const [north, south] = [
      await s3Store({ ...s3.place, folder: 'north' }),
      await s3Store({ ...s3.place, folder: 'south' }),
    ];
    const { path, expected } = await localFile(Buffer.from('north'));
    await north.put('pdfs/one', path, expected);
    const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3');
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.place;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint: endpoint ?? '', region, forcePathStyle: true, credentials });
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'south/', Body: '', ContentLength: 0 }));
    expect((await listed(north)).map(({ key }) => key)).toEqual(['pdfs/one']);
    expect(await listed(south)).toEqual([]);
    expect(await south.read('pdfs/one')).toBeNull();
  });
});

describe.each([
  ['the disk', async () => diskStore(join(work, 'disk'))],
  ['an S3 server', async () => s3Store(s3.place)],
] as const)('a store on %s', (_, open) => {
  let store: FileStore;

  beforeAll(async () => {
    store = await open();
  });

  it('gives back what it was given, and parts of it, byte for byte', async () => {
    const bytes = randomBytes(1_200_000);
    const { path, expected } = await localFile(bytes);
    await store.put('pdfs/one/a.1', path, expected);
    expect((await bytesOf(await store.read('pdfs/one/a.1')))?.equals(bytes)).toBe(true);
    const part = await bytesOf(await store.read('pdfs/one/a.1', { start: 1000, end: 70_000 }));
    expect(part?.equals(bytes.subarray(1000, 70_001))).toBe(true);
  });

  it('keeps nothing of a file that is other than announced', async () => {
    const { path, expected } = await localFile(randomBytes(5000));
    const wrong = [
      { ...expected, md5: createHash('md5').update('else').digest('base64') },
      { ...expected, bytes: 4999 },
    ];
    for (const each of wrong) await expect(store.put('pdfs/wrong', path, each)).rejects.toThrow(FileStoreAway);
    expect(await store.read('pdfs/wrong')).toBeNull();
    expect((await listed(store)).map(({ key }) => key)).not.toContain('pdfs/wrong');
  });

  it('lists everything, with sizes and times', async () => {
    const { path, expected } = await localFile(Buffer.from('short'));
    await store.put('pdfs/two/b', path, expected);
    const found = (await listed(store)).find(({ key }) => key === 'pdfs/two/b');
    expect(found?.bytes).toBe(5);
    expect(Math.abs(Number(found?.changedAt) - Date.now())).toBeLessThan(60_000);
  });

  it('removes a file, and answers for one that is gone', async () => {
    const { path, expected } = await localFile(Buffer.from('gone'));
    await store.put('pdfs/three', path, expected);
    await store.remove('pdfs/three');
    await store.remove('pdfs/three');
    expect(await store.read('pdfs/three')).toBeNull();
  });

  it('never leaves its place', async () => {
    for (const key of ['../one', 'pdfs/../../one', '/etc/passwd', 'pdfs//one', '.hidden', 'pdfs/', 'a\\b', '']) {
      await expect(store.read(key)).rejects.toThrow('no key');
    }
  });
});

it('the disk keeps no empty folders, and takes files into one that is going', async () => {
  const folder = join(work, 'folders');
  const store = diskStore(folder);
  const { path, expected } = await localFile(Buffer.from('one of several'));
  for (let n = 0; n < 30; n += 1) {
    await store.put('pdfs/four/old', path, expected);
    await Promise.all([store.remove('pdfs/four/old'), store.put('pdfs/four/new', path, expected)]);
    expect(await store.read('pdfs/four/new').then((bytes) => bytes && buffer(bytes))).toHaveLength(expected.bytes);
    await store.remove('pdfs/four/new');
  }
  expect(await readdir(join(folder, 'pdfs'))).toEqual([]);
});
