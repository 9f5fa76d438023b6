import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { acceptedEndings, acceptedNames, addFiles } from './attachments.ts';

const file = (name: string, size = 1000, lastModified = 1) => ({ name, size, lastModified });
const names = (given: ReturnType<typeof addFiles>) => given.attached.map((one) => one.file.name);

describe('adding files to a message', () => {
  it('keeps what may be sent, in the order chosen, whatever the case of the ending', () => {
    const given = addFiles(addFiles([], [file('a.pdf')]).attached, [file('B.JPG'), file('notes.v2.txt')]);
    expect(names(given)).toEqual(['a.pdf', 'B.JPG', 'notes.v2.txt']);
    expect(given.refused).toEqual([]);
  });

  it.each(['run.exe', 'pdf', 'archive.pdf.zip', 'noending.', 'picture.gif'])('refuses %s for its type', (name) => {
    expect(addFiles([], [file(name)])).toEqual({ attached: [], refused: [{ name, reason: 'type' }] });
  });

  it('refuses an empty file, which nobody could read', () => {
    expect(addFiles([], [file('a.txt', 0)]).refused).toEqual([{ name: 'a.txt', reason: 'empty' }]);
  });

  it('takes a file of exactly the limit and none that is a byte larger', () => {
    expect(addFiles([], [file('a.pdf', limits.maxFileBytes)]).refused).toEqual([]);
    expect(addFiles([], [file('a.pdf', limits.maxFileBytes + 1)]).refused).toEqual([{ name: 'a.pdf', reason: 'size' }]);
  });

  it('counts the limit for all files together and still takes a smaller one after one that had no room', () => {
    const half = limits.maxFileBytes / 2;
    const given = addFiles([], [file('a.pdf', half), file('b.pdf', half + 1), file('c.pdf', half)]);
    expect(names(given)).toEqual(['a.pdf', 'c.pdf']);
    expect(given.refused).toEqual([{ name: 'b.pdf', reason: 'room' }]);
  });

  it('takes as many files as the limit says', () => {
    const many = Array.from({ length: limits.supportAttachmentsMax + 1 }, (_, index) => file(`${index}.txt`));
    const given = addFiles([], many);
    expect(given.attached).toHaveLength(limits.supportAttachmentsMax);
    expect(given.refused).toEqual([{ name: `${limits.supportAttachmentsMax}.txt`, reason: 'count' }]);
  });

  it('takes the same file once, and another of the same name as well', () => {
    const given = addFiles(addFiles([], [file('a.txt')]).attached, [file('a.txt'), file('a.txt', 2000)]);
    expect(given.attached).toHaveLength(2);
    expect(given.refused).toEqual([]);
    expect(new Set(given.attached.map((one) => one.key)).size).toBe(2);
  });
});

it('names JPEG once and offers both of its endings', () => {
  expect(acceptedNames).toEqual(['PDF', 'DOC', 'DOCX', 'TXT', 'PNG', 'JPG']);
  expect(acceptedEndings).toBe('.pdf,.doc,.docx,.txt,.png,.jpg,.jpeg');
});
