import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { limits } from '@wordgrove/contract/limits';
import { childInput, endChild, sendFromChild } from '#platform/in-child.ts';
import type { ImportFile, JudgedRow, ReadFile } from './import-rules.ts';
import { judgeRow } from './judge-row.ts';
import { readTable } from './read-table.ts';

/** The process's input: an uploaded file, and an empty folder of its own. */
export type ImportInput = { path: string; folder: string };

export type ImportRefusal = 'import-unreadable' | 'import-too-large' | 'import-empty';

/** The process's output: rows, then the kind of the file or why it was refused. */
export type ImportPart = { rows: JudgedRow[] } | { end: Omit<ImportFile, 'rows'> } | { refusal: ImportRefusal };

/** Rows per message: larger ones would block the receiver for too long. */
const batch = 250;

await sendFromChild(await read((await childInput()) as ImportInput));
endChild();

async function read({ path, folder }: ImportInput): Promise<ImportPart> {
  const file = await open(path, folder);
  if (file === 'unreadable') return { refusal: 'import-unreadable' };
  if (file === 'too-large') return { refusal: 'import-too-large' };
  return sendRows(file);
}

async function sendRows({ rows, ...kind }: ReadFile): Promise<ImportPart> {
  const most = limits.importRowsMax + limits.importRowsListed;
  let waiting: JudgedRow[] = [];
  let sent = 0;
  let letters = 0;
  for (;;) {
    const { value, done } = rows.next();
    if (done && value === 'unreadable') return { refusal: 'import-unreadable' };
    if (done) break;
    sent += 1;
    if (sent > limits.importRowsRead) return { refusal: 'import-too-large' };
    if (sent > most) continue;
    const row = judgeRow(value);
    letters += row.front.length + row.back.length + row.note.length + row.sentence.length;
    if (letters > limits.importedLettersMax) return { refusal: 'import-too-large' };
    waiting.push(row);
    if (waiting.length < batch) continue;
    await sendFromChild({ rows: waiting } satisfies ImportPart);
    waiting = [];
  }
  await sendFromChild({ rows: waiting } satisfies ImportPart);
  return sent === 0 ? { refusal: 'import-empty' } : { end: { ...kind, more: Math.max(0, sent - most) } };
}

async function open(path: string, folder: string): Promise<ReadFile | 'unreadable' | 'too-large'> {
  const start = startOf(path);
  if (isZip(start)) return readPackage(path, folder);
  return isBinary(start) ? 'unreadable' : readTable(readFileSync(path));
}

/** Loaded only for packages, so that pasted word lists don't pay for it. */
async function readPackage(path: string, folder: string) {
  const { readApkg } = await import('./read-apkg.ts');
  return readApkg(path, folder);
}

function startOf(path: string): Uint8Array {
  const start = new Uint8Array(4096);
  const file = openSync(path, 'r');
  try {
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

function isZip(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
}

/** Control characters that are rare in every text encoding. */
function isBinary(start: Uint8Array): boolean {
  const strange = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  const zeros = start.filter((byte) => byte === 0).length;
  return strange - zeros > 20;
}
