import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { limits } from '@wordgrove/contract/limits';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import type { Decoded } from '#platform/decode-text.ts';
import { decodeText } from '#platform/decode-text.ts';
import { beginsCompoundFile, streamNames } from './compound-file.ts';
import { readAt } from './read-at.ts';
import { withoutMarkup } from './without-markup.ts';
import { beginsZip, readZipDirectory } from './zip-directory.ts';

export type FileRefusal =
  | 'file-type-not-allowed'
  | 'file-empty'
  | 'file-broken'
  | 'file-locked'
  | 'file-too-hard'
  | 'file-too-large';

/** What a file is; `encoding` of a text, null of other files. Or why it can't be given to students. */
export type JudgedFile = { kind: PdfKind; encoding: Decoded['encoding'] | null } | { refusal: FileRefusal };

const headBytes = 1024;

/**
 * Judges a file by what is in it, whatever its name says. A PDF is only recognised here and still to be opened; of a
 * Word document only the table of contents of its container is read.
 */
export async function judgeFile(path: string): Promise<JudgedFile> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    if (size === 0) return { refusal: 'file-empty' };
    const head = await readAt(handle, 0, headBytes);
    if (beginsCompoundFile(head)) return await judgeCompoundFile(handle);
    if (beginsZip(head)) return await judgeZip(handle, size);
    // Readers allow stray bytes before the header.
    if (head.includes('%PDF-')) return { kind: 'pdf', encoding: null };
    return await judgeText(handle, size);
  } finally {
    await handle.close();
  }
}

async function judgeCompoundFile(handle: FileHandle): Promise<JudgedFile> {
  const names = await streamNames(handle);
  if (!names) return { refusal: 'file-broken' };
  if (names.includes('WordDocument')) return { kind: 'doc', encoding: null };
  // Office packs a document with a password into such a file.
  return { refusal: names.includes('EncryptedPackage') ? 'file-locked' : 'file-type-not-allowed' };
}

async function judgeZip(handle: FileHandle, size: number): Promise<JudgedFile> {
  const directory = await readZipDirectory(handle, size);
  if ('refusal' in directory) return directory;
  const names = new Set(directory.entries.map(({ name }) => name));
  const isWord = names.has('word/document.xml') && names.has('[Content_Types].xml');
  // With macros it would be another type, whatever its name.
  if (!isWord || names.has('word/vbaProject.bin')) return { refusal: 'file-type-not-allowed' };
  if (directory.entries.some(({ isEncrypted }) => isEncrypted)) return { refusal: 'file-locked' };
  return { kind: 'docx', encoding: null };
}

/** It is read as a whole: one text at a time, and no larger than a book of several thousand pages. */
async function judgeText(handle: FileHandle, size: number): Promise<JudgedFile> {
  if (size > limits.maxFileBytes) return { refusal: 'file-too-large' };
  const { text, encoding } = decodeText(await handle.readFile());
  // Bytes that are no UTF-16 at all decode to replacement characters.
  const isUnreadable = encoding.startsWith('utf-16') && text.includes('\ufffd');
  if (isOtherText(text) || isUnreadable || /[^\P{Cc}\t\n\f\r]/u.test(text)) return { refusal: 'file-type-not-allowed' };
  if (!isReadable(text)) return { refusal: 'file-empty' };
  return { kind: 'txt', encoding };
}

/** Whether anything in a text can be read, once what is only markup is gone. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(withoutMarkup(text));
}

/** How files begin that are text only to the eye: web pages as browsers find them (WHATWG), scripts, RTF, PostScript. */
const otherBeginnings =
  /^(?:<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>]|<!--|<\?xml|<\?php|#!|MZ|\{\\rtf|%!PS)/i;

function isOtherText(text: string): boolean {
  return otherBeginnings.test(text.slice(0, headBytes).trimStart());
}
