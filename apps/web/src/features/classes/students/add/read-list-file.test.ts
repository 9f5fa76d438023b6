import { describe, expect, it } from 'vitest';
import { readListFile } from './read-list-file.ts';

const read = (bytes: number[], language: 'de' | 'tr') =>
  readListFile(new File([new Uint8Array(bytes)], 'a.csv'), language);

describe('readListFile', () => {
  it('reads UTF-8 with and without a mark, and UTF-16 with one', async () => {
    expect(await read([0xef, 0xbb, 0xbf, 0xc3, 0xbc], 'de')).toBe('ü');
    expect(await read([0xc5, 0x9f], 'tr')).toBe('ş');
    expect(await read([0xff, 0xfe, 0x5f, 0x01], 'tr')).toBe('ş');
    expect(await read([0xfe, 0xff, 0x01, 0x5f], 'tr')).toBe('ş');
  });

  it('reads anything else as spreadsheets of the language save it', async () => {
    expect(await read([0x4d, 0xfc], 'de')).toBe('Mü');
    expect(await read([0x41, 0x79, 0xfe, 0x65], 'tr')).toBe('Ayşe');
  });

  it('finds no text in a picture', async () => {
    expect(await read([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], 'de')).toBe('');
  });
});
