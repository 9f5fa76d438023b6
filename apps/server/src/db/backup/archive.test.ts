import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Header } from 'tar-stream';
import { extract, pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';

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

const ofFirstVersion = [
  'H4sIAAAAAAAAA+3WSw6CMBAGYNaeojtX6rQFXHmYouURyiOAUU7jFTwAOziYCTuRpKsWCfOFpOw66d9pK7OyaR2zAAB8gHGE33Hm/wzgOgQM1zW6',
  '142oHLAy1x8qcnkIVHFNDc6hyZ/O5O8xwPxtEGjTSvE0vsd05z/n0/73Pc91iPnKsP8Z9UkpmvgSJkrWp+G1vq/vcqH2NYmLTD6KKj2Wt3C39Lqu',
  'hYXY9e8/6n73Pz9zyvD+t2F4twmJ+i5Xslq6FmSfElVkOnlN/zMAOn3/U+Zh/9sQIIS2a+kDCCGE0CI+5/nXQQAaAAA=',
];

const largeOfFirstVersion = [
  'H4sIAAAAAAACAytIrGCgNTAwMDAwMzAA0waYtIGBkTGCDRY3MzU1ZlCgvcsYGBhKi0sSixgMDBhGJjC0VCjOrEq1tTC1sLQ0NjG1NOdiGAUjB+Qk',
  'FqWnDnT+x2CbmZsYMCgYjOb/UTAKaAoA3qKfegAIAAA=',
];

async function write(): Promise<string> {
  const path = join(folder, 'archive.tar.gz');
  const archive = createArchive(path, new Date(0));
  for (const [name, bytes] of contents) await archive.addBytes(name, bytes);
  await archive.finish();
  return path;
}

async function read(path: string): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for await (const entry of readArchive(path)) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry.body) chunks.push(chunk);
    found.push([entry.name, Buffer.concat(chunks)]);
  }
  return found;
}

test('gives back every entry as it went in', async () => {
  expect(await read(await write())).toEqual(contents);
});

test('reads what the first version wrote, names and sizes in pax records included', async () => {
  const path = join(folder, 'first.tar.gz');
  await writeFile(path, Buffer.from(ofFirstVersion.join(''), 'base64'));
  const [empty, block, long] = contents;
  expect(await read(path)).toEqual([empty, block, long, ['larger', Buffer.alloc(1025, 'b')]]);
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['changed', (bytes: Buffer) => bytes.fill(7, 200, 240)],
  ['no archive', () => Buffer.from('a,b')],
])('an archive that is %s is told to be damaged', async (_, spoil) => {
  const path = await write();
  await writeFile(path, spoil(await readFile(path)));
  await expect(read(path)).rejects.toThrow(/damaged or not complete/);
});

test('any tar program can open it', async () => {
  const path = await write();
  execFileSync('tar', ['-xzf', path, '-C', folder]);
  expect(await readFile(join(folder, longName), 'utf8')).toBe('İyi günler');
});

const huge = 8 ** 11 + 5;

test.each([
  ['now', () => headOf({ name: 'large', size: huge })],
  ['by the first version', async () => gunzipSync(Buffer.from(largeOfFirstVersion.join(''), 'base64'))],
])('a file of 8 GB and more keeps its size, as it is written %s', async (_, write) => {
  const read = extract();
  const header = new Promise<Header>((resolve) => void read.on('entry', resolve));
  read.write(await write());
  expect(await header).toMatchObject({ name: 'large', size: huge });
});

async function headOf(entry: { name: string; size: number }): Promise<unknown> {
  const tar = pack();
  tar.entry(entry);
  return (await tar[Symbol.asyncIterator]().next()).value;
}

test('a file that changes its size while it is copied is named', async () => {
  const archive = createArchive(join(folder, 'archive.tar.gz'), new Date(0));
  const body = async function* () {
    yield Buffer.alloc(3);
  };
  await expect(archive.addStream('short', 4, body())).rejects.toThrow('short changed while it was copied: 3 bytes');
  await archive.abandon();
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
