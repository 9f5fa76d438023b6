import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';
import { readTarHeader, tarHeader } from './tar-format.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordgrove-tar-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const longName = `files/${'ğ/'.repeat(60)}ünal's homework.pdf`;
const contents: [string, Buffer][] = [
  ['empty', Buffer.alloc(0)],
  ['one-block', Buffer.alloc(512, 'a')],
  [longName, Buffer.from('İyi günler')],
  ['larger', Buffer.alloc(300_001, 'b')],
];

async function write(): Promise<string> {
  const path = join(folder, 'archive.tar.gz');
  const archive = createArchive(path, new Date(0));
  for (const [name, bytes] of contents) await archive.addBytes(name, bytes);
  await archive.finish();
  return path;
}

test('gives back every entry as it went in', async () => {
  const found: [string, Buffer][] = [];
  for await (const entry of readArchive(await write())) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry.body) chunks.push(chunk);
    found.push([entry.name, Buffer.concat(chunks)]);
  }
  expect(found).toEqual(contents);
});

test('any tar program can open it', async () => {
  const path = await write();
  execFileSync('tar', ['-xzf', path, '-C', folder]);
  expect(await readFile(join(folder, longName), 'utf8')).toBe('İyi günler');
});

test('a file of 8 GB and more tells its size in a record of its own', () => {
  const size = 8 ** 11 + 5;
  const header = tarHeader({ name: 'large', size }, 0);
  expect(readTarHeader(header.subarray(0, 512))).toMatchObject({ type: 'x' });
  expect(header.toString('latin1', 512)).toContain(`size=${size}\n`);
});

test('a writer that is given up leaves no file', async () => {
  const path = join(folder, 'archive.tar.gz');
  const archive = createArchive(path, new Date(0));
  await archive.addBytes('some', Buffer.alloc(1_000_000, 'c'));
  await archive.abandon();
  await expect(readFile(path)).rejects.toThrow(/ENOENT/);
  await expect(readFile(`${path}.partial`)).rejects.toThrow(/ENOENT/);
});

test('a folder that is not there fails the writing, not the process', async () => {
  const archive = createArchive(join(folder, 'missing', 'archive.tar.gz'), new Date(0));
  const writing = async () => {
    for (let piece = 0; piece < 1_000; piece++) await archive.addBytes(`piece-${piece}`, Buffer.alloc(100_000, piece));
    await archive.finish();
  };
  await expect(writing()).rejects.toThrow(/ENOENT/);
});
