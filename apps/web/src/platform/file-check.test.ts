import { describe, expect, it } from 'vitest';
import { refusalOfFile } from './file-check.ts';

const fileOf = (name: string, ...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
  );

describe('a file before it is sent', () => {
  it.each([
    ['a PDF', fileOf('story.pdf', '%PDF-1.7\n')],
    ['a PDF after a few bytes of rubbish', fileOf('story', [0, 0], '%PDF-1.4\n')],
    ['a Word document', fileOf('story.docx', [0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['an old Word document', fileOf('story.doc', [0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['a text', fileOf('story.txt', 'Çok güzel.')],
    ['a text in UTF-16', fileOf('story.txt', [0xff, 0xfe, 0x41, 0])],
  ])('is taken: %s', async (_, file) => {
    expect(await refusalOfFile(file)).toBeNull();
  });

  it('is refused when it is a program, whatever its name says', async () => {
    expect(await refusalOfFile(fileOf('story.pdf', 'MZ', [0x90, 0, 3]))).toEqual({ code: 'file-type-not-allowed' });
  });

  it('is refused when it is empty', async () => {
    expect(await refusalOfFile(fileOf('story.pdf'))).toEqual({ code: 'file-empty' });
  });

  it('is refused beyond the limit of the server, and not at it', async () => {
    const file = fileOf('story.txt', 'abcdef');
    expect(await refusalOfFile(file, 5)).toEqual({ code: 'file-too-large', data: { maxBytes: 5 } });
    expect(await refusalOfFile(file, 6)).toBeNull();
  });
});
