import { allowedAttachmentTypes } from '@wordgrove/contract/limits';

type AttachmentType = (typeof allowedAttachmentTypes)[number];

/** A file's kind, judged by its bytes. */
type Kind = 'pdf' | 'doc' | 'docx' | 'txt' | 'png' | 'jpg';

const contentTypes: Record<Kind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const signatures = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  // The container of Word, Excel and others; the name of its main stream tells which.
  doc: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  docx: Buffer.from('PK\u0003\u0004'),
} as const;

const wordStream = Buffer.from('WordDocument', 'utf16le');
const wordPart = Buffer.from('word/document.xml');
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The content type of an attachment whose bytes match its name; null for everything that isn't allowed, including a
 * file that only carries an allowed name.
 */
export function judgeAttachment(filename: string, content: Buffer): string | null {
  const named = typeOfName(filename);
  if (!named) return null;
  const kind = kindOf(content);
  return kind !== null && kind === (named === 'jpeg' ? 'jpg' : named) ? contentTypes[kind] : null;
}

/** The name without folders and control characters, at most 150 characters long, with its extension. */
export function cleanFilename(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  const letters = [...name];
  return letters.length <= 150 ? name : [...letters.slice(0, 130), '…', ...letters.slice(-19)].join('');
}

function typeOfName(filename: string): AttachmentType | undefined {
  const ending = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return allowedAttachmentTypes.find((type) => type === ending);
}

function kindOf(content: Buffer): Kind | null {
  const begins = (signature: Buffer) => content.subarray(0, signature.length).equals(signature);
  if (begins(signatures.png)) return 'png';
  if (begins(signatures.jpg)) return 'jpg';
  if (begins(signatures.doc)) return content.includes(wordStream) ? 'doc' : null;
  if (begins(signatures.docx)) return content.includes(wordPart) ? 'docx' : null;
  // Readers allow a few stray bytes before the header.
  if (content.subarray(0, 1024).includes(signatures.pdf)) return 'pdf';
  return isText(content) ? 'txt' : null;
}

function isText(content: Buffer): boolean {
  if (content.length === 0) return false;
  try {
    return !/[^\P{Cc}\t\n\f\r]/u.test(strictUtf8.decode(content));
  } catch {
    return false;
  }
}
