import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '#platform/files.ts';
import { FileStoreAway, FileStoreFull } from '#platform/files.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
const undo: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordgrove-s3-'));
});

afterEach(async () => {
  for (const step of undo.splice(0)) step();
  await rm(folder, { recursive: true, force: true });
});

const bytes = randomBytes(300_000);
const expected = { bytes: bytes.length, md5: createHash('md5').update(bytes).digest('base64') };

/** For tests of silence. */
const shortMs = 100;
/** For the others: a busy machine may be silent for a while, too. */
const patientMs = 20_000;

/** A store whose server behaves as told. */
async function storeOn(answer: RequestListener, silenceMs = patientMs) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return at((server.address() as AddressInfo).port, silenceMs);
}

function at(port: number, silenceMs: number) {
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
  const place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'school',
    pathStyle: true,
    folder: 'wordgrove',
    ...keys,
  };
  return s3Store(place, { silenceMs });
}

async function putting(store: FileStore) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  await store.put('pdfs/a', path, expected);
}

const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

const silent: RequestListener = (request) => void request.resume();

const silences: [string, RequestListener][] = [
  ['says nothing', silent],
  ['does not even read', () => undefined],
  [
    'falls silent while the file is read back',
    (request, response) =>
      request.resume().once('end', () => {
        if (request.method !== 'GET') response.end();
        else response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 1000));
      }),
  ],
];

const faults: [string, RequestListener][] = [
  ['cuts the connection', (request) => request.socket.destroy()],
  ['cuts it after a part of the file', (request) => request.once('data', () => request.socket.destroy())],
  [
    'answers with an error',
    (request, response) => request.resume().once('end', () => response.writeHead(500).end(refusal('InternalError'))),
  ],
  [
    'forbids',
    (request, response) => request.resume().once('end', () => response.writeHead(403).end(refusal('AccessDenied'))),
  ],
  [
    'has no such bucket',
    (request, response) => request.resume().once('end', () => response.writeHead(404).end(refusal('NoSuchBucket'))),
  ],
  [
    'keeps other bytes and says nothing of it',
    (request, response) =>
      request
        .resume()
        .once('end', () => response.end(request.method === 'GET' ? randomBytes(bytes.length) : undefined)),
  ],
];

describe('a store', () => {
  it.each(silences)('that %s is away, and a file is not stored', async (_, answer) => {
    await expect(putting(await storeOn(answer, shortMs))).rejects.toThrow(FileStoreAway);
  });

  it.each(faults)('that %s is away, and a file is not stored', async (_, answer) => {
    await expect(putting(await storeOn(answer))).rejects.toThrow(FileStoreAway);
  });

  it('that refuses connections is away', async () => {
    await expect((await at(1, patientMs)).read('pdfs/a')).rejects.toThrow(FileStoreAway);
  });

  it('that does not answer a read, a removal or a list is away', async () => {
    const store = await storeOn(silent, shortMs);
    await expect(store.read('pdfs/a')).rejects.toThrow(FileStoreAway);
    await expect(store.remove('pdfs/a')).rejects.toThrow(FileStoreAway);
    await expect(Array.fromAsync(store.list())).rejects.toThrow(FileStoreAway);
  });

  it('that has no room is full', async () => {
    const store = await storeOn((request, response) =>
      request.resume().once('end', () => response.writeHead(507).end(refusal('XMinioStorageFull'))),
    );
    await expect(putting(store)).rejects.toThrow(FileStoreFull);
  });
});
