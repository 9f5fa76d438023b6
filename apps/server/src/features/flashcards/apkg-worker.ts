import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import { answerFromWorker, workerInput } from '#platform/in-worker.ts';
import { readNotes } from './anki-collection.ts';
import { unpackCollection } from './anki-package.ts';

/** What the thread gets: a package, and a folder that is its own. */
export type ApkgInput = { content: Uint8Array; folder: string };

const { content, folder } = workerInput() as ApkgInput;
const collection = unpackCollection(content, limits.importedCollectionBytes);
if (typeof collection === 'string') answerFromWorker(collection, []);
else {
  const path = join(folder, 'collection.sqlite');
  writeFileSync(path, collection);
  try {
    answerFromWorker(readNotes(path, limits.importRowsMax + limits.importRowsListed), []);
  } finally {
    rmSync(path, { force: true });
  }
}
