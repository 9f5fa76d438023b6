import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compoundFile } from '#testing/compound-file.ts';
import { judgeFile } from './judge-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordgrove-judge-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function judge(content: Uint8Array | string) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return judgeFile(path);
}

const parts = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') };
const docx = Buffer.from(zipSync(parts));

function withSectorsOf(file: Uint8Array, powerOfTwo: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt16LE(powerOfTwo, 30);
  return changed;
}

/** The zip with another number in a field of its central directory's first entry. */
function spoilt(zip: Buffer, field: number, value: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(value, changed.indexOf('PK\u0001\u0002') + field);
  return changed;
}

describe('a file that a teacher may give', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n…', { kind: 'pdf', encoding: null }],
    ['a PDF after stray bytes', `\r\n${'x'.repeat(900)}%PDF-1.4`, { kind: 'pdf', encoding: null }],
    ['an old Word document', compoundFile(['Root Entry', '1Table', 'WordDocument']), { kind: 'doc', encoding: null }],
    [
      'an old Word document with many streams',
      compoundFile(['Root Entry', ...Array.from({ length: 30 }, (_, n) => `Object ${n}`), 'WordDocument']),
      { kind: 'doc', encoding: null },
    ],
    ['a Word document', docx, { kind: 'docx', encoding: null }],
    ['a text', 'Once upon a time, in Çanakkale …\r\n', { kind: 'txt', encoding: 'utf-8' }],
    ['a text about HTML', 'A page begins with <html>. Then comes <script>.', { kind: 'txt', encoding: 'utf-8' }],
    ['a text with a mark', Buffer.from('\ufeffHello', 'utf16le'), { kind: 'txt', encoding: 'utf-16le' }],
    [
      'a Turkish text of Windows',
      Buffer.from([0xdd, 0x79, 0x69, 0x20, 0x67, 0xfc, 0x6e]),
      { kind: 'txt', encoding: 'windows-1254' },
    ],
  ])('is %s', async (_, content, expected) => {
    expect(await judge(content)).toEqual(expected);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['nothing at all', '', 'file-empty'],
    ['only white space', ' \n\t\r\n ', 'file-empty'],
    ['only a picture and signs', '😀 !!! \u200b', 'file-empty'],
    ['only markup', '<em class="abc">\n</em>', 'file-empty'],
    ['a program', Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0'), Buffer.alloc(2000)]), 'file-type-not-allowed'],
    ['a program without a zero', 'MZ program', 'file-type-not-allowed'],
    ['a web page', '  \n<!DOCTYPE html><script>alert(1)</script>', 'file-type-not-allowed'],
    ['a web page in UTF-16', Buffer.from('\ufeff<html><body>', 'utf16le'), 'file-type-not-allowed'],
    ['a drawing with a script', '<?xml version="1.0"?><svg onload="alert(1)"/>', 'file-type-not-allowed'],
    ['a shell script', '#!/bin/sh\nrm -rf /', 'file-type-not-allowed'],
    ['rich text', '{\\rtf1\\ansi Hello}', 'file-type-not-allowed'],
    ['a text with a zero', 'Hello\0there', 'file-type-not-allowed'],
    ['half of a letter in UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), 'file-type-not-allowed'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'file-type-not-allowed'],
    ['a spreadsheet', compoundFile(['Root Entry', 'Workbook']), 'file-type-not-allowed'],
    ['a document with a password', compoundFile(['Root Entry', 'EncryptedPackage']), 'file-locked'],
    ['a cut compound file', compoundFile(['Root Entry', 'WordDocument']).subarray(0, 700), 'file-broken'],
    [
      'a compound file with parts of a gigabyte',
      withSectorsOf(compoundFile(['Root Entry', 'WordDocument']), 30),
      'file-broken',
    ],
    ['a directory that goes round', compoundFile(['Root Entry', 'WordDocument'], 'round'), 'file-broken'],
    ['another zip', zipSync({ 'a.txt': strToU8('a') }), 'file-type-not-allowed'],
    ['a document with macros', zipSync({ ...parts, 'word/vbaProject.bin': strToU8('x') }), 'file-type-not-allowed'],
    ['a cut document', docx.subarray(0, docx.length - 30), 'file-broken'],
    ['a document with an encrypted part', spoilt(docx, 8, 0x00010001), 'file-locked'],
    ['a document of 4 GB inside', spoilt(docx, 24, 0xfffffff0), 'file-too-hard'],
    ['a document whose size stands elsewhere', spoilt(docx, 24, 0xffffffff), 'file-too-hard'],
    ['a document that uses its bytes twice', spoilt(docx, 20, 0x00ffffff), 'file-too-hard'],
  ])('is %s', async (_, content, refusal) => {
    expect(await judge(content)).toEqual({ refusal });
  });

  it('is a document of too many parts', async () => {
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`word/media/${n}`, new Uint8Array(0)]));
    expect(await judge(zipSync({ ...parts, ...many }, { level: 0 }))).toEqual({ refusal: 'file-too-hard' });
  });

  it('is a document with a table of contents of megabytes', async () => {
    const long = Object.fromEntries(
      Array.from({ length: 80 }, (_, n) => [`${n}${'x'.repeat(30_000)}`, new Uint8Array(0)]),
    );
    expect(await judge(zipSync({ ...parts, ...long }, { level: 0 }))).toEqual({ refusal: 'file-too-hard' });
  });

  it('is a document of more than anybody writes, even if its file is large too', async () => {
    const large = Buffer.from(zipSync({ ...parts, 'word/media/1': new Uint8Array(2_000_000) }, { level: 0 }));
    expect(await judge(spoilt(large, 24, 350_000_000))).toEqual({ refusal: 'file-too-hard' });
  });

  it('is a text of more than the usual limit, where the server takes larger files', async () => {
    expect(await judge(Buffer.alloc(limits.maxFileBytes + 1, 'word '))).toEqual({ refusal: 'file-too-large' });
  });

  it('is a bomb that declares to be small', async () => {
    const zip = Buffer.from(zipSync({ 'word/media/bomb': new Uint8Array(60_000_000), ...parts }));
    expect(await judge(spoilt(zip, 24, 10))).toEqual({ refusal: 'file-too-hard' });
    expect(await judge(spoilt(spoilt(zip, 24, 10), 20, 10))).toEqual({ refusal: 'file-too-hard' });
  });

  it('is a bomb, which is not unpacked', async () => {
    const bomb = zipSync({ ...parts, 'word/media/bomb': new Uint8Array(60_000_000) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await judge(bomb)).toEqual({ refusal: 'file-too-hard' });
  });
});
