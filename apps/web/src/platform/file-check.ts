import { limits } from '@wordgrove/contract/limits';

export type FileRefusal =
  | { code: 'file-empty' | 'file-type-not-allowed' }
  | { code: 'file-too-large'; data: { maxBytes: number } };

/** What can be uploaded, for the system's picker. */
export const acceptedFiles = '.pdf,.doc,.docx,.txt';

/** How much of a file says what it is. */
const headBytes = 4096;

/**
 * Finds what the server would refuse before a file of megabytes is sent to it. Like there, the content decides and not
 * the name; the server checks it all again.
 *
 * @param maxBytes the server's own limit, where it is known
 */
export async function refusalOfFile(file: File, maxBytes: number = limits.maxFileBytes): Promise<FileRefusal | null> {
  if (file.size > maxBytes) return { code: 'file-too-large', data: { maxBytes } };
  if (file.size === 0) return { code: 'file-empty' };
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return isKnownKind(head) ? null : { code: 'file-type-not-allowed' };
}

/** The first bytes of a docx (a zip), of a doc, and of text in UTF-16. */
const beginnings = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

function isKnownKind(head: Uint8Array): boolean {
  const isPdf = new TextDecoder('latin1').decode(head.subarray(0, 1024)).includes('%PDF-');
  if (isPdf || beginnings.some((bytes) => bytes.every((byte, at) => head[at] === byte))) return true;
  return !head.includes(0);
}
