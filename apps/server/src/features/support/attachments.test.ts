import { describe, expect, it } from 'vitest';
import { cleanFilename, judgeAttachment } from './attachments.ts';

const zip = (...names: string[]) => Buffer.from(`PK\u0003\u0004${names.join('\u0000')}`);
const ole = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);

describe('judgeAttachment', () => {
  it.each([
    ['homework.pdf', Buffer.from('%PDF-1.7\n…'), 'application/pdf'],
    ['stray.pdf', Buffer.from('\n\n%PDF-1.4'), 'application/pdf'],
    ['Übung.TXT', Buffer.from('Wörter:\r\n\tgünaydın 🌱'), 'text/plain; charset=utf-8'],
    ['shot.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
    ['photo.jpg', Buffer.from('ffd8ffe000', 'hex'), 'image/jpeg'],
    ['photo.jpeg', Buffer.from('ffd8ffe100', 'hex'), 'image/jpeg'],
    ['old.doc', ole('WordDocument'), 'application/msword'],
    [
      'new.docx',
      zip('[Content_Types].xml', 'word/document.xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('takes %s for what its bytes are', (filename, content, contentType) => {
    expect(judgeAttachment(filename, content)).toBe(contentType);
  });

  it.each([
    ['a program named as a picture', 'cat.png', Buffer.from('MZ\u0090\u0000')],
    ['a PDF named as a text', 'notes.txt', Buffer.from('%PDF-1.7')],
    ['a spreadsheet named as a Word file', 'table.doc', ole('Workbook')],
    ['a plain archive named as a Word file', 'files.docx', zip('virus.exe')],
    ['a text with a NUL', 'notes.txt', Buffer.from('a\u0000b')],
    ['a text in another encoding', 'notes.txt', Buffer.from([0x67, 0xfc, 0x6e])],
    ['an empty file', 'empty.txt', Buffer.alloc(0)],
    ['a type that nobody asked for', 'page.html', Buffer.from('<p>hello')],
    ['a double ending', 'invoice.pdf.exe', Buffer.from('%PDF-1.7')],
    ['a name without ending', 'pdf', Buffer.from('%PDF-1.7')],
  ])('refuses %s', (_, filename, content) => {
    expect(judgeAttachment(filename, content)).toBeNull();
  });
});

describe('cleanFilename', () => {
  it('drops folders, control characters and the marks that turn a name round', () => {
    expect(cleanFilename('C:\\Users\\Ada\\../ev\u202Etxt\r\n.pdf')).toBe('evtxt.pdf');
  });

  it('shortens a very long name and keeps its ending', () => {
    const short = cleanFilename(`${'🌱'.repeat(400)}.pdf`);
    expect([...short].length).toBe(150);
    expect(short.endsWith('🌱.pdf')).toBe(true);
  });
});
