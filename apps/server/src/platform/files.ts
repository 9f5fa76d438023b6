import type { Readable } from 'node:stream';

export type StoredBytes = { key: string; bytes: number; changedAt: Date };

/** What a file must be, once stored. */
export type ExpectedBytes = {
  bytes: number;
  /** In base64. */
  md5: string;
};

/**
 * Where files are kept: this machine's disk or an S3 bucket. A key is one to three segments of letters, digits, `-`,
 * `_` and `.`, such as `pdfs/0198…`, and is never used for other bytes again.
 *
 * Every function throws `FileStoreAway` when the store can't be reached.
 */
export type FileStore = {
  /**
   * Stores a whole local file under a new key, or nothing. Reads size and hash back.
   *
   * @throws {FileStoreFull} when there is no room
   */
  put: (key: string, path: string, expected: ExpectedBytes) => Promise<void>;
  /** `range`: first and last byte, inclusive. Null when there is nothing under the key. */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>;
  /** Also succeeds when there is nothing. */
  remove: (key: string) => Promise<void>;
  /**
   * Everything stored, in no order that matters. Also what a process left half-written when it was killed, under keys of
   * its own: see `isHalfWritten`.
   */
  list: () => AsyncIterable<StoredBytes>;
};

/** The disk or the bucket has no room. */
export class FileStoreFull extends Error {}

/** The store doesn't answer, refuses, or didn't keep what it was given; a later try may succeed. */
export class FileStoreAway extends Error {}

/** Where a disk store writes before it knows that all is there. */
export const halfWritten = 'incoming';

/** Whether the key belongs to a file that is being written, or never was to its end. */
export function isHalfWritten(key: string): boolean {
  return key.startsWith(`${halfWritten}/`);
}

const keyForm = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*)(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,2}$/;

/** Whether a name in the store is a key, which everything that we put there has. */
export function isKey(name: string): boolean {
  return name.length <= 200 && keyForm.test(name);
}

/** Refuses a key that could lead out of the store. Keys are the server's own: another one is a mistake. */
export function insistOnKey(key: string): string {
  if (!isKey(key)) throw new Error('this is no key of a file store');
  return key;
}
