import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import {
  bombPdf,
  emptyPagesPdf,
  endlessTreePdf,
  hugePicturePdf,
  markedPdf,
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

describe('a PDF with anything on one of its pages is given to students', () => {
  const field = '/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /Rect [9 9 99 29] >>]';

  it.each<[string, string, { entries?: string; filter?: string }?]>([
    ['a word', 'BT /F1 12 Tf 20 200 Td ( a ) Tj ET'],
    ['a word in a broken font', 'BT /Broken 12 Tf 20 200 Td (Hi) Tj ET'],
    ['a word in a font that is nowhere', 'BT /F9 12 Tf 20 200 Td (Hi) Tj ET'],
    ['words that seem to be spaces', `BT /F1 12 Tf (${' '.repeat(200)}) Tj ET`],
    ['an area', '0 0 9 9 re f'],
    ['a line', '0 0 m 9 9 l S'],
    ['a shade', '/S1 sh'],
    ['a small picture', 'q 9 0 0 9 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q'],
    ['a picture that is nowhere', '/P1 Do'],
    ['a field', '', { entries: field }],
    ['what is damaged', 'no such bytes', { filter: '/Filter /FlateDecode' }],
  ])('%s', async (_, operations, more) => {
    expect(await inspected(markedPdf(operations, more))).toEqual({ pages: 2 });
  });

  it('a picture that is too large to be looked at', async () => {
    expect(await inspected(hugePicturePdf(''))).toEqual({ pages: 1 });
  });

  it('more than can be looked at', async () => {
    expect(await inspected(bombPdf('page'))).toEqual({ pages: 1 });
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

  it.each([
    ['no content', ''],
    ['white space', ' \n'],
    ['only the bounds of what could be drawn', 'q 0 0 9 9 re W n Q'],
    ['the spaces of an empty line', 'BT /F1 12 Tf [( ) 20 (  )] TJ ET'],
  ])('with nothing on any page: %s', async (_, operations) => {
    await expect(inspected(markedPdf(operations))).rejects.toMatchObject({ code: 'file-empty' });
  });

  it('with nothing on many pages', async () => {
    await expect(inspected(emptyPagesPdf(100))).rejects.toMatchObject({ code: 'file-empty' });
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
