import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import {
  bombPdf,
  emptyPagesPdf,
  endlessTreePdf,
  missingPagePdf,
  pdfOf,
  scanPdf,
  scriptedPdf,
} from '#testing/pdfs/make-pdf.ts';
import { inspectPdf } from './inspect-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = new URL('../../commands/demo/texts/', import.meta.url);
const corpus = new URL('../../testing/pdfs/', import.meta.url);
const inspect = inspectPdf();

function inspected(bytes: Uint8Array) {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, bytes);
  return inspect(path);
}

describe('a PDF that is given to students', () => {
  it.each([
    [3, 'salt.pdf'],
    [3, 'the-clock-in-the-old-library.pdf'],
    [4, 'a-bird-feeder.pdf'],
  ])('has its %i pages counted: %s', async (pages, file) => {
    expect(await inspected(readFileSync(new URL(file, texts)))).toEqual({ pages });
  });

  it('may be a scan, or long', async () => {
    expect(await inspected(await scanPdf())).toEqual({ pages: 2 });
    expect(await inspected(await pdfOf(Array.from({ length: 500 }, (_, page) => `${page}`)))).toEqual({ pages: 500 });
  });

  it('may contain scripts and links', async () => {
    expect(await inspected(scriptedPdf('http://127.0.0.1:9'))).toEqual({ pages: 1 });
  });
});

describe('a PDF is refused', () => {
  const salt = readFileSync(new URL('salt.pdf', texts));

  it.each([
    ['another file with its name', Buffer.from('MZ this program cannot be run')],
    ['a web page', Buffer.from('<!doctype html><title>%PDF</title>')],
    ['nothing', Buffer.alloc(0)],
    ['noise behind a header', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'noise ')])],
    ['half a file', salt.subarray(0, salt.length / 2)],
    ['a PDF without its header', Buffer.from(salt.toString('latin1').replaceAll('%PDF-', '%XDF-'), 'latin1')],
    ['pages that never end', endlessTreePdf()],
  ])('as broken: %s', async (_, bytes) => {
    await expect(inspected(bytes)).rejects.toMatchObject({ code: 'file-broken' });
  });

  it.each([1, 2] as const)('as broken: page %i of two is missing', async (missing) => {
    await expect(inspected(missingPagePdf(missing))).rejects.toMatchObject({ code: 'file-broken' });
  });

  it('that needs a password', async () => {
    await expect(inspected(readFileSync(new URL('locked.pdf', corpus)))).rejects.toMatchObject({ code: 'file-locked' });
  });

  it('without pages', async () => {
    await expect(inspected(emptyPagesPdf(0))).rejects.toMatchObject({ code: 'file-empty' });
  });

  it('with more pages than anybody reads', async () => {
    await expect(inspected(emptyPagesPdf(limits.pdfPagesMax + 1))).rejects.toMatchObject({ code: 'file-too-hard' });
  });

  it('that becomes a gigabyte', async () => {
    await expect(inspected(bombPdf('list'))).rejects.toMatchObject({ code: 'file-too-hard' });
  });

  it('that takes too long', async () => {
    const path = join(folder, 'bomb.pdf');
    writeFileSync(path, bombPdf('list'));
    const strict = inspectPdf({ timeoutMs: 100_000, workMs: 1000, memoryMb: 4000 });
    await expect(strict(path)).rejects.toMatchObject({ code: 'file-too-hard' });
  });
});
