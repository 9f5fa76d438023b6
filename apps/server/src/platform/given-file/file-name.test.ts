import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

it.each([
  ['Çocuklar için öykü.pdf', 'pdf', 'Çocuklar için öykü.pdf'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['C:\\Temp\\story.doc', 'doc', 'story.doc'],
  ['story.exe', 'pdf', 'story.pdf'],
  ['evil\u202Efdp.exe', 'pdf', 'evil fdp.pdf'],
  ['a\u0000b\r\nc.txt', 'txt', 'a b  c.txt'],
  ['..', 'txt', 'text.txt'],
  ['.htaccess', 'txt', 'htaccess.txt'],
  ['', 'docx', 'text.docx'],
  ['Chapter 1. The sea', 'txt', 'Chapter 1. The sea.txt'],
  [`${'x'.repeat(190)}.pdf`, 'pdf', `${'x'.repeat(120)}.pdf`],
  ['\u200D.pdf', 'pdf', 'text.pdf'],
  ['👨‍👩‍👧 at sea.pdf', 'pdf', '👨‍👩‍👧 at sea.pdf'],
  [`${'x'.repeat(115)}👨‍👩‍👧.pdf`, 'pdf', `${'x'.repeat(115)}.pdf`],
] as const)('%j of a %s becomes %j', (given, kind, expected) => {
  expect(cleanFileName(given, kind)).toBe(expected);
});
